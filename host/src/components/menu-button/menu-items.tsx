import type { ReactNode } from 'react';
import styles from './menu-button.module.css';

export interface MenuChoice {
  readonly key: string;
  readonly label: ReactNode;
  /** Language of the label, if it differs from the page's language. */
  readonly lang?: string;
  readonly icon?: ReactNode;
  /** In a menu with one active entry: whether this entry is active. Undefined in a menu of commands. */
  readonly isCurrent?: boolean;
  readonly choose: () => void;
}

interface MenuItemsProps {
  readonly choices: readonly MenuChoice[];
  readonly close: () => void;
}

/** The entries of a menu. */
export function MenuItems({ choices, close }: MenuItemsProps) {
  return choices.map((choice) => (
    <button
      key={choice.key}
      type="button"
      tabIndex={-1}
      className={styles.item}
      onClick={() => {
        close();
        choice.choose();
      }}
      {...(choice.isCurrent === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': choice.isCurrent })}
    >
      {choice.icon}
      <span lang={choice.lang}>{choice.label}</span>
    </button>
  ));
}
