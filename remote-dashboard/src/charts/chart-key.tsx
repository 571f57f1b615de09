import styles from './chart.module.css';
import { SERIES } from './series-classes.ts';

interface ChartKeyProps {
  readonly series: number;
  readonly label: string;
  /** Whether the series is a line rather than a part of bars. */
  readonly isLine?: boolean;
}

/** What one colour of a chart means, in the shape that the series has. */
export function ChartKey({ series, label, isLine = false }: ChartKeyProps) {
  return (
    <span className={styles.key}>
      <svg className={styles.swatch} viewBox="0 0 12 12" aria-hidden="true">
        {isLine ? (
          <path
            d="M0 6H12"
            className={`${SERIES[series]} ${styles.line}`}
            data-dashed={series > 0 || undefined}
          />
        ) : (
          <rect width="12" height="12" className={`${SERIES[series]} ${styles.bar}`} />
        )}
        {!isLine && series > 0 ? (
          <path d={series === 1 ? 'M0 12L12 0' : 'M0 6H12M6 0V12'} className={styles.stroke} />
        ) : null}
      </svg>
      {label}
    </span>
  );
}
