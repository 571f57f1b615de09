import styles from './page-skeleton.module.css';
import { SectionSkeleton } from './section-skeleton.tsx';

/** The skeleton of a loading app: header, tabs and their content. */
export function PageSkeleton() {
  return (
    <div className={`${styles.delayed} ${styles.page}`} aria-hidden="true">
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.tabs} />
      <SectionSkeleton />
    </div>
  );
}
