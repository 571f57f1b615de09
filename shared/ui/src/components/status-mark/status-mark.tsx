import type { ReactNode } from 'react';
import styles from './status-mark.module.css';

export type StatusTone = 'quiet' | 'info' | 'success' | 'warning' | 'danger' | 'running';

/** A status as a dot and a text, so that color is not the only sign. */
export function StatusMark({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return (
    <span className={styles.mark}>
      <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
      <span className={styles.label}>{children}</span>
    </span>
  );
}
