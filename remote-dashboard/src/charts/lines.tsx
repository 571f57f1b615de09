import styles from './chart.module.css';
import { CHART_SIZE } from './chart-size.ts';
import { linePath, pointPath } from './line-path.ts';
import { SERIES } from './series-classes.ts';

interface LinesProps {
  /** Values of each series, one for each piece of the period. */
  readonly series: readonly (readonly (number | null)[])[];
  readonly top: number;
  /** What each piece says when it is pointed at. */
  readonly titles: readonly string[];
}

/** A line for each series, all but the first dashed, and points where nothing is to be joined. */
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
        <g key={SERIES[index]} className={SERIES[index]} pointerEvents="none">
          <path d={linePath(values, top)} className={styles.line} data-dashed={index > 0 || undefined} />
          <path d={pointPath(values, top)} className={styles.point} />
        </g>
      ))}
    </>
  );
}
