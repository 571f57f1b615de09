import styles from './share-bars.module.css';

interface ShareBar {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  /** The share in words. */
  readonly figure: string;
}

/** Things with their shares, as bars that begin at nothing. */
export function ShareBars({ label, bars }: { readonly label: string; readonly bars: readonly ShareBar[] }) {
  return (
    <ul className={styles.bars} aria-label={label}>
      {bars.map(({ name, share, figure }) => (
        <li key={name} className={styles.row}>
          <span className={styles.name}>{name}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <span className={styles.figure}>{figure}</span>
        </li>
      ))}
    </ul>
  );
}
