import styles from './card-skeleton.module.css';

const BONES = [0, 1, 2];

/** Stands in for cards that are on their way. */
export function CardSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {BONES.map((bone) => (
        <div key={bone} className={styles.card}>
          <span className={styles.bone} />
          <span className={styles.bone} />
          <span className={styles.bone} />
        </div>
      ))}
    </div>
  );
}
