import type { ReactNode } from 'react';
import styles from './header.module.css';

interface HeaderButtonProps {
  readonly label: string;
  readonly press: () => void;
  /** For a button that opens something: whether it is open. */
  readonly isExpanded?: boolean;
  readonly children: ReactNode;
}

/** A button of the header: an icon with a name. */
export function HeaderButton({ label, press, isExpanded, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-expanded={isExpanded}
      title={label}
      onClick={press}
    >
      {children}
    </button>
  );
}
