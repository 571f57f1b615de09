import { useId } from 'react';
import styles from './chart.module.css';
import { CHART_SIZE } from './chart-size.ts';
import { layStacks } from './lay-stacks.ts';
import { SERIES } from './series-classes.ts';

interface StackedBarsProps {
  /** Of each piece of the period, the values of all series. */
  readonly pieces: readonly (readonly number[])[];
  readonly top: number;
  /** What each piece says when it is pointed at. */
  readonly titles: readonly string[];
}

/** A bar for each piece; series differ by colour and by hatch. */
export function StackedBars({ pieces, top, titles }: StackedBarsProps) {
  const id = useId();
  const slot = CHART_SIZE.width / pieces.length;
  return (
    <>
      <defs>
        {['M0 6L6 0', 'M0 3H6M3 0V6'].map((path, index) => (
          <pattern key={path} id={`${id}${index + 1}`} width="6" height="6" patternUnits="userSpaceOnUse">
            <path d={path} className={styles.stroke} />
          </pattern>
        ))}
      </defs>
      {layStacks(pieces, top).map((parts, index) => (
        <g key={titles[index]}>
          <title>{titles[index]}</title>
          <rect x={slot * index} y={0} width={slot} height={CHART_SIZE.height} className={styles.reach} />
          {parts.map(({ series, ...place }) =>
            place.height > 0 ? (
              <g key={series}>
                <rect {...place} className={`${SERIES[series]} ${styles.bar}`} />
                {series > 0 ? <rect {...place} fill={`url(#${id}${series})`} /> : null}
              </g>
            ) : null,
          )}
        </g>
      ))}
    </>
  );
}
