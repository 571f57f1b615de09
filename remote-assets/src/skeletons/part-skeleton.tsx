import styles from './page-skeleton.module.css';

/** Stands in for a part of a page that is on its way. */
export function PartSkeleton() {
  return (
    <div className={`${styles.late} ${styles.card}`} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.field} />
      <span className={styles.line} />
      <span className={styles.field} />
    </div>
  );
}
