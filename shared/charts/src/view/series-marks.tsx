import { memo } from 'react';
import { createBandPath, createLinePath, findIsolatedPoints } from '../model/line-path.ts';
import { addAnchor, type IndexRange, type LineSeries, type Series } from '../model/series.ts';
import { createPlacement, listVisiblePositionsAtWidth, type SlotLayout } from '../model/series-layout.ts';
import { stackBars } from '../model/stack-bars.ts';
import type { ValueScale } from '../model/value-scale.ts';
import styles from './chart.module.css';
import { getToneStyle } from './get-tone-style.ts';

interface SeriesMarksProps {
  readonly series: readonly Series[];
  readonly range: IndexRange;
  readonly layout: SlotLayout;
  readonly scale: ValueScale;
  readonly width: number;
  readonly height: number;
  /** The first position whose period has not ended. */
  readonly firstIncomplete?: number | undefined;
}

/** Share of a slot that a bar fills. */
const BAR_SHARE = 0.75;

/** Bands, bars and lines. It renders again only when they change, not when the crosshair moves. */
export const SeriesMarks = memo(function SeriesMarks(props: SeriesMarksProps) {
  const { series, range, layout, scale, height } = props;
  const placement = createPlacement(layout, scale, height);
  return (
    <>
      {series
        .filter((each) => each.kind === 'band')
        .map(({ key, tone, lower, upper, anchor }) => (
          <path
            key={key}
            style={getToneStyle(tone)}
            className={styles.band}
            d={createBandPath(addAnchor(lower, anchor), addAnchor(upper, anchor), range, placement)}
          />
        ))}
      <Bars {...props} />
      {series
        .filter((each) => each.kind === 'line')
        .map((line) => (
          <Line key={line.key} line={line} {...props} />
        ))}
    </>
  );
});

function Line({ line, ...props }: SeriesMarksProps & { readonly line: LineSeries }) {
  const { range, layout, scale, width, height } = props;
  const { tone, isDashed = false } = line;
  const values = addAnchor(line.values, line.anchor);
  const placement = createPlacement(layout, scale, height);
  return (
    <g style={getToneStyle(tone)}>
      <path
        className={styles.line}
        data-dashed={isDashed || undefined}
        d={createLinePath(values, listVisiblePositionsAtWidth(values, range, width), placement)}
      />
      {findIsolatedPoints(values, range).map((index) => (
        <circle
          key={index}
          className={styles.dot}
          r="3"
          cx={placement.x(index)}
          cy={placement.y(values[index] ?? 0)}
        />
      ))}
    </g>
  );
}

function Bars({ series, range, layout, scale, height, firstIncomplete }: SeriesMarksProps) {
  const bars = series.filter((each) => each.kind === 'bar');
  if (bars.length === 0) return null;
  const width = Math.max(1, layout.slotWidth * BAR_SHARE);
  const { x, y } = createPlacement(layout, scale, height);
  const positions = Array.from({ length: range.to - range.from + 1 }, (_, offset) => range.from + offset);
  return positions.map((index) =>
    stackBars(bars, index).map(({ key, tone, from, to }) => (
      <rect
        key={`${key} ${index}`}
        style={getToneStyle(tone)}
        className={styles.bar}
        data-incomplete={index === firstIncomplete || undefined}
        x={x(index) - width / 2}
        y={y(to)}
        width={width}
        height={y(from) - y(to)}
      />
    )),
  );
}
