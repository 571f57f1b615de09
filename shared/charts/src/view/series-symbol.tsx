import type { Series } from '../model/series.ts';
import styles from './chart.module.css';

/** The shape and color of a series, for the legend and the tooltip. */
export function SeriesSymbol({ series }: { readonly series: Series }) {
  return (
    <svg className={styles.symbol} viewBox="0 0 16 12" aria-hidden="true">
      {series.kind === 'line' ? (
        <path className={styles.line} d="M0 6H16" data-dashed={series.isDashed || undefined} />
      ) : (
        <rect className={series.kind === 'bar' ? styles.bar : styles.band} x="2" width="12" height="12" />
      )}
    </svg>
  );
}
