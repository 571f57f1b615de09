import styles from './chart.module.css';
import { CHART_SIZE } from './chart-size.ts';
import { linePath } from './line-path.ts';
import { SERIES } from './series-classes.ts';

interface LinesProps {
  /** Values of each series, one for each piece of the period. */
  readonly series: readonly (readonly (number | null)[])[];
  readonly top: number;
  /** What each piece says when it is pointed at. */
  readonly titles: readonly string[];
}

/** A line for each series; all but the first are dashed. */
export function Lines({ series, top, titles }: LinesProps) {
  const slot = CHART_SIZE.width / titles.length;
  return (
    <>
      {titles.map((title, index) => (
        <g key={title}>
          <title>{title}</title>
          <rect x={slot * index} y={0} width={slot} height={CHART_SIZE.height} className={styles.reach} />
        </g>
      ))}
      {series.map((values, index) => (
        <path
          key={SERIES[index]}
          d={linePath(values, top)}
          className={`${SERIES[index]} ${styles.line}`}
          data-dashed={index > 0 || undefined}
          pointerEvents="none"
        />
      ))}
    </>
  );
}
