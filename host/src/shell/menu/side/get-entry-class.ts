import styles from './side-menu.module.css';

/** How first-level entries are shown: in full, or collapsed as icons only or as icons with small titles. */
export type EntryLook = 'full' | 'icons' | 'titled';

/** The style of an entry. */
export function getEntryClass(look: EntryLook): string {
  const own = look === 'full' ? undefined : styles[look];
  return [styles.entry, own].filter(Boolean).join(' ');
}
