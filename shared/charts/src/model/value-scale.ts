import { nice, ticks } from 'd3-array';

export type ScaleKind = 'linear' | 'log';

/** Maps values to a share of the axis, from 0 at its start to 1 at its end. */
export interface ValueScale {
  readonly kind: ScaleKind;
  readonly ticks: readonly number[];
  readonly toShare: (value: number) => number;
  readonly valueAt: (share: number) => number;
}

export interface Extent {
  readonly min: number;
  readonly max: number;
}

interface LinearOptions {
  /** The approximate number of ticks that fit. */
  readonly count: number;
  /** The axis contains only whole numbers. */
  readonly hasIntegerValues?: boolean;
  /** The axis starts and ends at the given values, not at round ones. */
  readonly isExact?: boolean;
}

/** Returns the smallest and the largest finite value, or undefined if there is none. */
export function findExtent(values: Iterable<number | null>): Extent | undefined {
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value === null || !Number.isFinite(value)) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? undefined : { min, max };
}

/** Returns a linear scale of these values. Without any values, it reaches from 0 to 1. */
export function createLinearScale(extent: Extent | undefined, options: LinearOptions): ValueScale {
  const { count, hasIntegerValues = false, isExact = false } = options;
  const { min, max } = widen(extent ?? { min: 0, max: 1 });
  const tickCount = Math.max(1, count);
  const [from = min, to = max] = isExact ? [min, max] : nice(min, max, tickCount);
  return {
    kind: 'linear',
    ticks: ticks(from, to, tickCount).filter((tick) => !hasIntegerValues || Number.isInteger(tick)),
    toShare: (value) => (value - from) / (to - from),
    valueAt: (share) => from + share * (to - from),
  };
}

/**
 * Returns a logarithmic scale over positive values. Zero and negative values are at its start. The ticks are powers of
 * ten, and for up to three decades also two and five times each power.
 */
export function createLogScale(values: Iterable<number | null>): ValueScale {
  const extent = findExtent([...values].filter((value) => value !== null && value > 0)) ?? {
    min: 1,
    max: 10,
  };
  const rounded = roundDown(extent.min);
  const to = Math.max(roundUp(extent.max), rounded * 10);
  const [firstPower, lastPower] = findPowers(rounded, to);
  const hasOnlyPowers = lastPower - firstPower > 3;
  // The axis starts at a tick, so that the lowest values can be read.
  const from = hasOnlyPowers ? removeRoundingError(10 ** firstPower) : rounded;
  const [low, span] = [Math.log(from), Math.log(to) - Math.log(from)];
  return {
    kind: 'log',
    ticks: listLogTicks(from, to, hasOnlyPowers ? [1] : [1, 2, 5]),
    toShare: (value) => (value <= from ? 0 : (Math.log(value) - low) / span),
    valueAt: (share) => Math.exp(low + share * span),
  };
}

/**
 * Suggests a log scale if the peaks of the series differ by more than a factor of ten, because a linear scale would
 * flatten some of them.
 */
export function suggestScale(series: readonly (readonly (number | null)[])[]): ScaleKind {
  const peaks = series.map((values) => findExtent(values)?.max ?? 0).filter((peak) => peak > 0);
  return peaks.length > 1 && Math.max(...peaks) > 10 * Math.min(...peaks) ? 'log' : 'linear';
}

/** Returns an extent whose minimum is below its maximum, so that a scale can divide by the difference. */
function widen({ min, max }: Extent): Extent {
  if (min < max) return { min, max };
  if (min === 0) return { min: 0, max: 1 };
  const margin = Math.abs(min) / 10;
  return { min: min - margin, max: max + margin };
}

const FACTORS = [1, 2, 5, 10] as const;
/** The largest rounding error of a comparison, as a share of the value. */
const TOLERANCE = 1e-9;

/** Returns the largest of 1, 2, 5 or 10 times a power of ten that is not above a value. */
function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const factor = FACTORS.findLast((candidate) => candidate * power <= value * (1 + TOLERANCE)) ?? 1;
  return removeRoundingError(factor * power);
}

/** Returns the smallest of 1, 2, 5 or 10 times a power of ten that is not below a value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return removeRoundingError(
    (FACTORS.find((candidate) => candidate * power >= value * (1 - TOLERANCE)) ?? 10) * power,
  );
}

/** Returns the exponents of the powers of ten below and above a range. */
function findPowers(from: number, to: number): readonly [number, number] {
  return [Math.floor(Math.log10(from)), Math.ceil(Math.log10(to))];
}

/** Returns the ticks in a range: each power of ten, multiplied by each of the factors. */
function listLogTicks(from: number, to: number, factors: readonly number[]): readonly number[] {
  const [first, last] = findPowers(from, to);
  const powers = Array.from({ length: last - first + 1 }, (_, offset) => 10 ** (first + offset));
  return powers
    .flatMap((power) => factors.map((factor) => removeRoundingError(factor * power)))
    .filter((tick) => tick >= from * (1 - TOLERANCE) && tick <= to * (1 + TOLERANCE));
}

/** Removes rounding errors such as 0.30000000000000004. */
export function removeRoundingError(value: number): number {
  return Number(value.toPrecision(12));
}
