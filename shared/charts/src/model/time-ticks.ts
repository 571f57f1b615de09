import { timeTickInterval } from 'd3-time';
import type { IndexRange, TimeAxis } from './series.ts';

/** What the label of a tick shows. */
export type TickLevel = 'hour' | 'day' | 'month' | 'year';

/** Smallest distance of two ticks, as a share of the space that each has. */
const NEAREST = 0.75;

export interface TimeTick {
  readonly index: number;
  readonly level: TickLevel;
}

/**
 * About `count` positions at round times of the reader's time zone: the first position in each interval. Hours follow
 * the clock, so a day with a daylight-saving change has the same ticks as any other day.
 */
export function timeTicks(
  { unit, at }: TimeAxis,
  { from, to }: IndexRange,
  count: number,
): readonly TimeTick[] {
  const [first, last] = [at[from], at[to]];
  if (first === undefined || last === undefined) return [];
  const interval =
    first === last ? null : timeTickInterval(new Date(first), new Date(last), Math.max(1, count));
  // Intervals of several days start again each month, so the last one of a month may be too short for its label.
  const least = ((to - from + 1) / Math.max(1, count)) * NEAREST;
  const found: TimeTick[] = [];
  let before: string | undefined;
  for (let index = from; index <= to; index += 1) {
    const moment = at[index] ?? 0;
    const start = interval ? Number(interval.floor(new Date(moment))) : moment;
    const isFirst = index === 0 ? start === moment : start > (at[index - 1] ?? 0);
    if (!isFirst || index - (found.at(-1)?.index ?? Number.NEGATIVE_INFINITY) < least) continue;
    // When clocks go back, one hour of the clock occurs twice.
    const clock = clockOf(new Date(moment));
    if (clock !== before) found.push({ index, level: levelOf(new Date(moment), unit, found.length) });
    before = clock;
  }
  return found.length > 0 ? found : [{ index: from, level: levelOf(new Date(first), unit, 0) }];
}

function levelOf(moment: Date, unit: TimeAxis['unit'], place: number): TickLevel {
  if (unit === 'hour') return moment.getHours() === 0 ? 'day' : 'hour';
  if (unit === 'day') return 'day';
  return place === 0 || moment.getMonth() === 0 ? 'year' : 'month';
}

function clockOf(moment: Date): string {
  return `${moment.toDateString()} ${moment.getHours()}:${moment.getMinutes()}`;
}
