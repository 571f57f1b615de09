import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

/** The buttons of a dialog or drawer. They stay at its end while the content before them scrolls. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
