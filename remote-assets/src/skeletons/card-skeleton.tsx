import styles from './card-skeleton.module.css';

const CARDS = [0, 1, 2];

/** The skeleton of loading cards. */
export function CardSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.skeletonLine} />
          <span className={styles.skeletonLine} />
          <span className={styles.skeletonLine} />
        </div>
      ))}
    </div>
  );
}
