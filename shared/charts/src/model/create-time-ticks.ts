import type { IndexRange, TimeAxis } from './series.ts';

/** The part of the time that the label of a tick shows. */
export type TickLevel = 'hour' | 'day' | 'month' | 'year';

export interface TimeTick {
  readonly index: number;
  readonly level: TickLevel;
}

/** The length of a day, in hours. */
const DAY = 24;
/** The number of hours that stands for a month. Intervals of this length or longer follow the calendar. */
const MONTH = 30 * DAY;
/** Lengths of intervals in hours. */
const LENGTHS = [
  1,
  2,
  3,
  6,
  12,
  DAY,
  2 * DAY,
  7 * DAY,
  ...[1, 3, 6, 12, 24, 60, 120].map((months) => months * MONTH),
];
/** Smallest distance between two ticks, as a share of the space available to each. */
const MIN_STEP_SHARE = 0.75;

/**
 * Returns about `count` positions at round times of the browser's time zone: the first position in each interval. Hours
 * follow the clock, so a day with a daylight-saving change has the same ticks as any other day.
 */
export function createTimeTicks(
  { unit, at }: TimeAxis,
  { from, to }: IndexRange,
  count: number,
): readonly TimeTick[] {
  const [first, last] = [at[from], at[to]];
  if (first === undefined || last === undefined) return [];
  const maxCount = Math.max(1, count);
  // The hours from one tick to the next if `maxCount` ticks divide the visible range evenly.
  const hours = (last - first) / 3_600_000 / maxCount;
  const length = LENGTHS.find((candidate) => candidate >= hours * MIN_STEP_SHARE) ?? LENGTHS.at(-1) ?? MONTH;
  // The smallest number of positions between two ticks. Months differ in length, so an interval may be too short for
  // its label.
  const minDistance = ((to - from + 1) / maxCount) * MIN_STEP_SHARE;
  const lastDay = getDay(at.at(-1) ?? last);
  const found: TimeTick[] = [];
  for (let index = from; index <= to; index += 1) {
    const time = at[index] ?? 0;
    // The first position of the axis has no position before it. The millisecond before it decides.
    const before = at[index - 1] ?? time - 1;
    const isFirst = findInterval(time, length, lastDay) !== findInterval(before, length, lastDay);
    if (!isFirst || index - (found.at(-1)?.index ?? Number.NEGATIVE_INFINITY) < minDistance) continue;
    found.push({ index, level: findLevel(new Date(time), unit, found.length) });
  }
  return found.length > 0 ? found : [{ index: from, level: findLevel(new Date(first), unit, 0) }];
}

/**
 * Returns the number of the interval that contains a time, in the browser's time zone and calendar. Intervals of two
 * days are counted back from the last day of the axis, which is the most recent one.
 */
function findInterval(at: number, length: number, lastDay: number): number {
  const time = new Date(at);
  const months = time.getFullYear() * 12 + time.getMonth();
  if (length >= MONTH) return Math.floor(months / (length / MONTH));
  const days = getDay(at);
  // January 1, 1970 was a Thursday, and weeks start on Sunday.
  if (length === 7 * DAY) return Math.floor((days + 4) / 7);
  if (length === 2 * DAY) return Math.floor((days - lastDay) / 2);
  return days * DAY + Math.floor(time.getHours() / length);
}

/** Returns the number of a day, in the browser's time zone. */
function getDay(at: number): number {
  const time = new Date(at);
  return Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / 86_400_000;
}

/**
 * Returns what the label of a tick shows. Among hours, midnight shows the day. Among months, the first tick and each
 * January show the year.
 */
function findLevel(time: Date, unit: TimeAxis['unit'], tickIndex: number): TickLevel {
  if (unit === 'hour') return time.getHours() === 0 ? 'day' : 'hour';
  if (unit === 'day') return 'day';
  return tickIndex === 0 || time.getMonth() === 0 ? 'year' : 'month';
}
