export type Point = readonly [x: number, y: number];

/** Two opposite corners of a rectangle, or both ends of a line, in pixels. */
export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** A rise of less than this share of the box's height is ignored: baselines of level lines vary by some pixels. */
const MIN_RISE = 0.2;
/**
 * The smallest height of a slanted line, as a share of the box's height. A baseline that leaves
 * less is ignored.
 */
const MIN_HEIGHT = 0.3;

/**
 * Returns the four corners of a line of text within its upright box, slanted like its baseline, clockwise from the top
 * left.
 *
 * @param baseline The line below the letters, from its left end to its right end.
 */
export function getLinePolygon({ x0, y0, x1, y1 }: Box, baseline: Box): [Point, Point, Point, Point] {
  const baselineWidth = baseline.x1 - baseline.x0;
  const slope = baselineWidth > 0 ? (baseline.y1 - baseline.y0) / baselineWidth : 0;
  const rise = Math.abs(slope) * (x1 - x0);
  const height = y1 - y0;
  const ignoresSlope = rise < height * MIN_RISE || rise > height * (1 - MIN_HEIGHT);
  // How far the upper left and the upper right corner move down. The opposite lower corner moves up as far.
  const left = ignoresSlope || slope > 0 ? 0 : rise;
  const right = ignoresSlope || slope < 0 ? 0 : rise;
  return [
    [x0, y0 + left],
    [x1, y0 + right],
    [x1, y1 - left],
    [x0, y1 - right],
  ];
}
