import type { PlanePoint } from './find-nearest-point.ts';
import { type Extent, findExtent } from './value-scale.ts';

/** The visible values of both axes. */
export interface Box {
  readonly x: Extent;
  readonly y: Extent;
}

/** Space around the outermost points, as a share of the axis. */
const MARGIN = 0.05;

/** Returns the box of all points with some space around them. */
export function findBox(points: readonly PlanePoint[]): Box {
  return { x: addMargin(points.map(({ x }) => x)), y: addMargin(points.map(({ y }) => y)) };
}

/** Returns the box between two opposite corners. */
export function createBox(start: PlanePoint, end: PlanePoint): Box {
  return {
    x: { min: Math.min(start.x, end.x), max: Math.max(start.x, end.x) },
    y: { min: Math.min(start.y, end.y), max: Math.max(start.y, end.y) },
  };
}

/**
 * Returns the box scaled around a point, by default its own center. A `factor` below 1 makes the box smaller, which
 * zooms in. Returns undefined if the result shows everything.
 */
export function scaleBox(
  box: Box,
  center: PlanePoint | undefined,
  factor: number,
  fullBox: Box,
): Box | undefined {
  const scale = ({ min, max }: Extent, middle: number, { min: least, max: most }: Extent): Extent => ({
    min: Math.max(least, middle - (middle - min) * factor),
    max: Math.min(most, middle + (max - middle) * factor),
  });
  const { x, y } = center ?? { x: (box.x.min + box.x.max) / 2, y: (box.y.min + box.y.max) / 2 };
  const scaled = { x: scale(box.x, x, fullBox.x), y: scale(box.y, y, fullBox.y) };
  const coversX = scaled.x.min <= fullBox.x.min && scaled.x.max >= fullBox.x.max;
  const coversY = scaled.y.min <= fullBox.y.min && scaled.y.max >= fullBox.y.max;
  return coversX && coversY ? undefined : scaled;
}

export function contains({ x, y }: Box, point: PlanePoint): boolean {
  return point.x >= x.min && point.x <= x.max && point.y >= y.min && point.y <= y.max;
}

function addMargin(values: readonly number[]): Extent {
  const { min, max } = findExtent(values) ?? { min: 0, max: 1 };
  const margin = min === max ? Math.abs(min) / 10 || 1 : (max - min) * MARGIN;
  return { min: min - margin, max: max + margin };
}
