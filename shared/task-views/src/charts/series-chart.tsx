import type { ForecastOutput } from '@atrium/contract';
import styles from './charts.module.css';
import { Plot, type PlotArea } from './plot.tsx';
import { domainOf } from './scale.ts';

interface SeriesChartProps {
  readonly label: string;
  readonly history: readonly number[];
  /** What follows it, with the interval in which it is expected. */
  readonly forecast?: ForecastOutput;
  readonly height?: number;
  /** A step that is pointed at, from 1 at the first value of the history. */
  readonly marked?: number | undefined;
  readonly onMark?: (step: number | undefined) => void;
}

/** A series over its steps; what is forecast is dashed, in its band. */
export function SeriesChart({ label, history, forecast, height, marked, onMark }: SeriesChartProps) {
  const { mean = [], lower = [], upper = [] } = forecast ?? {};
  const count = history.length + mean.length;
  const shown = Math.max(mean.length * 6, 60);
  const from = forecast ? Math.max(0, history.length - shown) : 0;
  const recent = history.slice(from);
  const last = recent.at(-1);
  const points = (values: readonly number[], first: number) =>
    values.map((value, at) => [first + at, value] as const);
  // The forecast begins where the history ends, so that no gap stands between them.
  const ahead = (values: readonly number[]) =>
    points(last === undefined ? values : [last, ...values], history.length + (last === undefined ? 1 : 0));
  return (
    <Plot
      label={label}
      {...(height === undefined ? {} : { height })}
      x={{ from: from + 1, to: Math.max(from + 2, count) }}
      y={domainOf([...recent, ...lower, ...upper, ...mean])}
      isCounted
      onPoint={(x) =>
        onMark?.(x === undefined ? undefined : Math.min(count, Math.max(from + 1, Math.round(x))))
      }
    >
      {(area) => (
        <>
          {forecast ? (
            <polygon
              className={styles.band}
              points={trail(area, [...ahead(upper), ...ahead(lower).reverse()])}
            />
          ) : null}
          <polyline className={styles.history} points={trail(area, points(recent, from + 1))} />
          <polyline className={styles.mean} points={trail(area, mean.length > 0 ? ahead(mean) : [])} />
          {marked === undefined ? null : (
            <line className={styles.cursor} x1={area.x(marked)} x2={area.x(marked)} y2={area.height} />
          )}
        </>
      )}
    </Plot>
  );
}

function trail(area: PlotArea, points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${area.x(x).toFixed(1)},${area.y(y).toFixed(1)}`).join(' ');
}
