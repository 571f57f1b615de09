import { CHART_SIZE } from './chart-size.ts';

/** One part of a bar, in units of the drawing; `series` counts from the foot. */
export interface BarPart {
  readonly series: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 0.25;

/** A bar of equal width for each piece, its parts one upon another on a scale that begins at zero. */
export function layStacks(
  pieces: readonly (readonly number[])[],
  top: number,
): readonly (readonly BarPart[])[] {
  const slot = CHART_SIZE.width / Math.max(1, pieces.length);
  return pieces.map((values, index) => {
    let y: number = CHART_SIZE.height;
    return values.map((value, series) => {
      const height = (value / top) * CHART_SIZE.height;
      y -= height;
      return { series, x: slot * (index + GAP / 2), y, width: slot * (1 - GAP), height };
    });
  });
}
