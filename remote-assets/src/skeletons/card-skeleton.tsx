import styles from './card-skeleton.module.css';

const CARDS = [0, 1, 2];

/** Stands in for cards that are on their way. */
export function CardSkeleton() {
  return (
    <div className={styles.cards} aria-hidden="true">
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <span className={styles.bone} />
          <span className={styles.bone} />
          <span className={styles.bone} />
        </div>
      ))}
    </div>
  );
}
