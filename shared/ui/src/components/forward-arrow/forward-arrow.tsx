import styles from './forward-arrow.module.css';

/** An arrow from one value to the next, in the direction of reading. */
export function ForwardArrow() {
  return <span className={styles.arrow}>→</span>;
}
