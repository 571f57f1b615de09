import { listVisiblePositions, type Placement } from './line-path.ts';
import type { IndexRange, Series, SeriesAxis, Values } from './series.ts';
import { stackBars } from './stack-bars.ts';
import {
  createLinearScale,
  createLogScale,
  findExtent,
  type ScaleKind,
  type ValueScale,
} from './value-scale.ts';

/** Space around the drawing, in pixels. */
export const MARGIN = { top: 8, bottom: 24, end: 12 } as const;

/** Pixels of the vertical axis for each tick. */
const TICK_HEIGHT = 40;

/** Returns the values of a series that the vertical axis must contain. */
export function listValues(series: Series): readonly Values[] {
  return series.kind === 'band' ? [series.lower, series.upper] : [series.values];
}

interface ScaleOptions {
  readonly kind: ScaleKind;
  readonly height: number;
  readonly hasIntegerValues: boolean;
}

/** Returns the vertical scale of the visible positions. Bars start at zero. */
export function createScale(
  series: readonly Series[],
  { from, to }: IndexRange,
  { kind, height, hasIntegerValues }: ScaleOptions,
): ValueScale {
  const bars = series.filter((each) => each.kind === 'bar');
  const shown = series.flatMap(listValues).map((values) => values.slice(from, to + 1));
  const count = Math.max(2, Math.floor(height / TICK_HEIGHT));
  if (kind === 'log') return createLogScale(shown.flat());
  const extent = findExtent(shown.flat());
  if (bars.length === 0) return createLinearScale(extent, { count, hasIntegerValues });
  let top = 0;
  for (let index = from; index <= to; index += 1) top = Math.max(top, stackBars(bars, index).at(-1)?.to ?? 0);
  return createLinearScale({ min: 0, max: top }, { count, hasIntegerValues });
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly isMirrored: boolean;
}

/**
 * The horizontal layout. If positions have slots, each position is at the center of its slot. Otherwise, the first and
 * the last position are at the edges.
 */
export interface SlotLayout {
  /** Pixels from one position to the next. If positions have slots, this is the width of a slot. */
  readonly slotWidth: number;
  readonly getCenter: (index: number) => number;
  readonly getNearestIndex: (x: number) => number;
}

export function createSlotLayout({ from, to }: IndexRange, hasSlots: boolean, size: Size): SlotLayout {
  const intervalCount = hasSlots ? to - from + 1 : Math.max(1, to - from);
  const slotWidth = size.width / intervalCount;
  const shift = hasSlots ? 0.5 : 0;
  const mirror = (x: number) => (size.isMirrored ? size.width - x : x);
  return {
    slotWidth,
    getCenter: (index) => mirror((index - from + shift) * slotWidth),
    getNearestIndex: (x) => Math.min(to, Math.max(from, Math.round(mirror(x) / slotWidth - shift) + from)),
  };
}

/**
 * Returns whether each position has a slot. A position of a time axis is a period, so it has one. A position of another
 * axis is a point, so only bars have slots there.
 */
export function usesSlots(axis: SeriesAxis, series: readonly Series[]): boolean {
  return axis.kind === 'time' || series.some(({ kind }) => kind === 'bar');
}

/** Returns the functions that convert positions and values to pixels on a plot of this height. */
export function createPlacement(layout: SlotLayout, scale: ValueScale, height: number): Placement {
  return { x: layout.getCenter, y: (value) => height * (1 - scale.toShare(value)) };
}

/** Returns the positions that a line must visit on a plot of this width, as {@link listVisiblePositions} does. */
export function listVisiblePositionsAtWidth(
  values: Values,
  range: IndexRange,
  width: number,
): readonly number[] {
  return listVisiblePositions(values, range, Math.max(1, Math.round(width)));
}
