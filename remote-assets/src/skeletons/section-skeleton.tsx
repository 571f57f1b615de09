import styles from './page-skeleton.module.css';

/** The skeleton of a loading section of a page. */
export function SectionSkeleton() {
  return (
    <div className={`${styles.delayed} ${styles.card}`} aria-hidden="true">
      <span className={styles.line} />
      <span className={styles.field} />
      <span className={styles.line} />
      <span className={styles.field} />
    </div>
  );
}
