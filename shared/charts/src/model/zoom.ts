import type { IndexRange } from './series.ts';

/**
 * Returns the range between two positions in either order. It has at least two positions if the axis has two.
 *
 * @param count The number of positions of the axis.
 */
export function createRange(start: number, end: number, count: number): IndexRange {
  const last = count - 1;
  const from = clamp(Math.min(start, end), 0, Math.max(0, last - 1));
  return { from, to: clamp(Math.max(start, end), Math.min(from + 1, last), last) };
}

/** Returns the range scaled around a position that stays fixed. A factor below 1 zooms in. */
export function scaleRange(
  { from, to }: IndexRange,
  center: number,
  factor: number,
  count: number,
): IndexRange {
  // Rounds toward the center to zoom in and away from it to zoom out, so that each zoom changes the range.
  const round = factor < 1 ? Math.ceil : Math.floor;
  const otherRound = factor < 1 ? Math.floor : Math.ceil;
  return createRange(
    Math.max(0, round(center - (center - from) * factor)),
    Math.min(count - 1, otherRound(center + (to - center) * factor)),
    count,
  );
}

/** Limits a range to the positions that exist. */
export function fitRange({ from, to }: IndexRange, count: number): IndexRange {
  return createRange(from, to, count);
}

export function isFullRange({ from, to }: IndexRange, count: number): boolean {
  return from <= 0 && to >= count - 1;
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
