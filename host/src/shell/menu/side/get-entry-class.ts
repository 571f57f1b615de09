import styles from './side-menu.module.css';

/**
 * How first-level entries are shown. `full`: the menu is expanded. `icons`: it is collapsed to icons. `titled`: it is
 * collapsed to icons with small titles.
 */
export type EntryLook = 'full' | 'icons' | 'titled';

/** Returns the CSS classes of an entry. */
export function getEntryClass(look: EntryLook): string {
  const lookClass = look === 'full' ? undefined : styles[look];
  return [styles.entry, lookClass].filter(Boolean).join(' ');
}
