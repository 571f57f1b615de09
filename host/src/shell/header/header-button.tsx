import type { ReactNode } from 'react';
import styles from './header.module.css';

interface HeaderButtonProps {
  readonly label: string;
  readonly press: () => void;
  /** For a button that opens something: whether it is open. */
  readonly isExpanded?: boolean;
  /** ID of the element that the button has opened. */
  readonly controls?: string | undefined;
  readonly children: ReactNode;
}

/** A button of the header: an icon with an accessible name. */
export function HeaderButton({ label, press, isExpanded, controls, children }: HeaderButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      title={label}
      onClick={press}
    >
      {children}
    </button>
  );
}
