import styles from './page-bones.module.css';
import { PartBones } from './part-bones.tsx';

/** Stands in for an app that is on its way: its head, its tabs, and what they show. */
export function PageBones() {
  return (
    <div className={`${styles.late} ${styles.page}`} aria-hidden="true">
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.tabs} />
      <PartBones />
    </div>
  );
}
