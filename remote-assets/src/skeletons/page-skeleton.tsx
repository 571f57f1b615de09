import styles from './page-skeleton.module.css';
import { PartSkeleton } from './part-skeleton.tsx';

/** Stands in for an app that is on its way: its head, its tabs, and what they show. */
export function PageSkeleton() {
  return (
    <div className={`${styles.late} ${styles.page}`} aria-hidden="true">
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.tabs} />
      <PartSkeleton />
    </div>
  );
}
