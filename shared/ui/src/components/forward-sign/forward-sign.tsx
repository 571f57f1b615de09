import styles from './forward-sign.module.css';

/** An arrow from one value to the next, in the direction of reading. */
export function ForwardSign() {
  return <span className={styles.sign}>→</span>;
}
