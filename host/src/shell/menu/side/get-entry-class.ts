import styles from './side-menu.module.css';

/**
 * How first-level entries are shown. `full`: the menu is expanded. `icons`: it is collapsed to icons. `titled`: it is
 * collapsed to icons with small titles.
 */
export type EntryVariant = 'full' | 'icons' | 'titled';

/** Returns the CSS classes of an entry. */
export function getEntryClass(variant: EntryVariant): string {
  const variantClass = variant === 'full' ? undefined : styles[variant];
  return [styles.entry, variantClass].filter(Boolean).join(' ');
}
