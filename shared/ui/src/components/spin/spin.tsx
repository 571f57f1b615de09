import styles from './spin.module.css';

/** Something is on its way. Decoration: the user who shows it says so in words, or in a live region. */
export function Spin() {
  return <span className={styles.spin} aria-hidden="true" />;
}
