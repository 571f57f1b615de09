import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** The paler bar of the hour, day or month in progress, and its label, which may load later. */
export function InProgressMark({ children }: { readonly children?: ReactNode }) {
  return (
    <li className={styles.entry}>
      <svg className={styles.symbol} viewBox="0 0 16 12" aria-hidden="true">
        <rect className={styles.bar} data-incomplete x="2" width="12" height="12" />
      </svg>
      {children}
    </li>
  );
}
