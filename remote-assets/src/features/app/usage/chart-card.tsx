import type { ReactNode } from 'react';
import styles from '../app.module.css';

/** A chart with its title. */
export function ChartCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.part}>{title}</h2>
      {children}
    </section>
  );
}
