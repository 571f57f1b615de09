import type { Point, TextBox } from './text-box.ts';

/** Boxes whose length is less than this multiple of their height have no clear direction. */
const MIN_RATIO = 1.5;

/**
 * Returns the direction of the lines, as a unit vector to the right or, for text that stands on its side, downward. The
 * direction of reading may be the opposite one.
 */
export function findPageDirection(boxes: readonly TextBox[]): Point {
  const elongated = boxes.filter(({ width, height }) => width >= MIN_RATIO * height);
  // Whether the lines are closer to the horizontal than to the vertical. Long lines count more.
  const isHorizontal =
    elongated.reduce((sum, { direction: [x, y], width }) => sum + (Math.abs(x) - Math.abs(y)) * width, 0) >=
    0;
  // The slope is the same for both directions of a line. The median, weighted by length, ignores a few wrong boxes.
  const slopes = elongated
    .filter(({ direction: [x, y] }) => Math.abs(x) >= Math.abs(y) === isHorizontal)
    .map(({ direction: [x, y], width }) => ({ slope: isHorizontal ? y / x : x / y, width }))
    .sort((one, other) => one.slope - other.slope);
  const half = slopes.reduce((sum, { width }) => sum + width, 0) / 2;
  let widthSum = 0;
  const middle = slopes.find(({ width }) => {
    widthSum += width;
    return widthSum >= half;
  });
  const slope = middle?.slope ?? 0;
  const length = Math.hypot(1, slope);
  return isHorizontal ? [1 / length, slope / length] : [slope / length, 1 / length];
}
