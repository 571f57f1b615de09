import { type AppLocale, directionOf, useFormat } from '@atrium/i18n';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { CHART_SIZE } from './chart-size.ts';

const GRID = [0, 0.25, 0.5, 0.75, 1];
const TIMES = 5;

interface ChartFrameProps {
  /** What the drawing says, in one sentence, for those who don't see it. */
  readonly label: string;
  /** The value at the top of the scale, which begins at zero. */
  readonly top: number;
  /** What each piece of the period is called; some of them are written. */
  readonly times: readonly string[];
  /** What the colours mean. */
  readonly legend: ReactNode;
  /** The drawing, in units of `CHART_SIZE`. */
  readonly children: ReactNode;
}

/** Scale, grid, times and legend around a drawing. */
export function ChartFrame({ label, top, times, legend, children }: ChartFrameProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const isMirrored = directionOf(i18n.locale as AppLocale) === 'rtl';
  const every = Math.max(1, Math.ceil(times.length / TIMES));
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        <ol className={styles.scale} aria-hidden="true">
          {[...GRID].reverse().map((share) => (
            <li key={share}>{format.number(top * share)}</li>
          ))}
        </ol>
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${CHART_SIZE.width} ${CHART_SIZE.height}`}
          preserveAspectRatio="none"
          className={styles.drawing}
        >
          {GRID.map((share) => (
            <line
              key={share}
              className={styles.grid}
              x1="0"
              x2={CHART_SIZE.width}
              y1={CHART_SIZE.height * share}
              y2={CHART_SIZE.height * share}
            />
          ))}
          <g transform={isMirrored ? `translate(${CHART_SIZE.width} 0) scale(-1 1)` : undefined}>
            {children}
          </g>
        </svg>
      </div>
      <ol
        className={styles.times}
        style={{ gridTemplateColumns: `repeat(${times.length}, minmax(0, 1fr))` }}
        aria-hidden="true"
      >
        {times.flatMap((time, index) =>
          index % every === 0
            ? [
                <li key={time} style={{ gridColumn: `${index + 1} / span ${every}` }}>
                  {time}
                </li>,
              ]
            : [],
        )}
      </ol>
      <figcaption className={styles.caption}>{legend}</figcaption>
    </figure>
  );
}
