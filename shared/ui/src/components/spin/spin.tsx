import styles from './spin.module.css';

/** A loading indicator. It is decorative: its parent describes the state in text or in a live region. */
export function Spin() {
  return <span className={styles.spin} aria-hidden="true" />;
}
