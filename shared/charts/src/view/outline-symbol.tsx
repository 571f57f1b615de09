import styles from './chart.module.css';

/** The outline and color of a group, for the legend and the tooltip. */
export function OutlineSymbol({ outline }: { readonly outline: string }) {
  return (
    <svg className={styles.symbol} viewBox="-8 -6 16 12" aria-hidden="true">
      <path className={styles.dot} d={`M0 0${outline}`} />
    </svg>
  );
}
