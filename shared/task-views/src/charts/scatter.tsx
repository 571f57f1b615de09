import styles from './charts.module.css';
import { outlineOf } from './marks.ts';
import { Plot } from './plot.tsx';
import { domainOf } from './scale.ts';
import { toneOf } from './tones.ts';

/** More points than this say no more to the eye, and cost much; evenly many of each stretch are drawn. */
const MOST_POINTS = 2_000;

export interface ScatterPoint {
  readonly x: number;
  readonly y: number;
  /** Which group it belongs to; chooses colour and outline. */
  readonly group: number;
  /** What it is, shown under the pointer. */
  readonly name: string;
}

interface ScatterProps {
  readonly label: string;
  readonly points: readonly ScatterPoint[];
  /** Middles of groups. */
  readonly centres?: readonly Omit<ScatterPoint, 'name'>[];
}

/** Points over two columns. */
export function Scatter({ label, points, centres = [] }: ScatterProps) {
  const every = Math.ceil(points.length / MOST_POINTS);
  const drawn = every > 1 ? points.filter((_, at) => at % every === 0) : points;
  const all = [...points, ...centres];
  return (
    <Plot label={label} height={340} x={domainOf(all.map(({ x }) => x))} y={domainOf(all.map(({ y }) => y))}>
      {(area) => (
        <>
          {drawn.map(({ x, y, group, name }) => (
            <path
              key={name}
              className={styles.dot}
              style={toneOf(group)}
              d={outlineOf(group)}
              transform={`translate(${area.x(x).toFixed(1)} ${area.y(y).toFixed(1)})`}
            >
              <title>{name}</title>
            </path>
          ))}
          {centres.map(({ x, y, group }) => (
            <path
              key={group}
              className={styles.centroid}
              d="M-7 0h14M0 -7v14"
              transform={`translate(${area.x(x).toFixed(1)} ${area.y(y).toFixed(1)})`}
            />
          ))}
        </>
      )}
    </Plot>
  );
}
