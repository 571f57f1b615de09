import { type DateUnit, findStepTime, LIMITS, type SeriesDates } from '@atrium/contract';

const DAY_MS = 86_400_000;
const CLOCK_UNITS: readonly (readonly [DateUnit, number])[] = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];
/** The largest ratio of expected dates to given dates. If more dates are missing, the interval is not regular. */
const MAX_SPARSITY = 2;

/** Dates with a regular interval. */
export interface RegularDates {
  readonly dates: SeriesDates;
  /** The index of each given date among the expected dates, which include the missing ones. */
  readonly indexes: readonly number[];
}

/**
 * Finds a regular interval between dates, some of which may be missing.
 *
 * @param times Milliseconds as if in UTC, ascending and without duplicates.
 * @returns `undefined` if the dates have no regular interval, or if more than half of them are missing.
 */
export function findRegularDates(times: readonly number[]): RegularDates | undefined {
  if (times.length < 2) return undefined;
  for (const dates of listCandidates(times)) {
    const indexes = findIndexes(times, dates);
    if (indexes) return { dates, indexes };
  }
  return undefined;
}

/**
 * Lists possible intervals, the longest units first, because dates can fit several units: January 1 and February 1 are
 * one month or 31 days apart.
 */
function* listCandidates(times: readonly number[]): Generator<SeriesDates> {
  const start = times[0] ?? 0;
  const hasTime = times.some((time) => time % DAY_MS !== 0);
  const first = new Date(start).toISOString().slice(0, hasTime ? 19 : 10);
  const haveSameTime = times.every((time) => (time - start) % DAY_MS === 0);
  if (haveSameTime) {
    yield { first, unit: 'month', every: findMostFrequentDifference(times.map(countMonths)) };
    const every = findMostFrequentDifference(times.map((time) => time / DAY_MS));
    const hasWeekend = times.some((time) => [0, 6].includes(new Date(time).getUTCDay()));
    // Within a week, dates without a weekend, such as Monday to Friday, can also be daily.
    if (every === 1 && !hasWeekend && (times.at(-1) ?? 0) - start >= 7 * DAY_MS) {
      yield { first, unit: 'weekday', every };
    }
    yield { first, unit: 'day', every };
    return;
  }
  const interval = findMostFrequentDifference(times);
  for (const [unit, length] of CLOCK_UNITS) {
    if (interval % length === 0) yield { first, unit, every: interval / length };
  }
}

function countMonths(time: number): number {
  const date = new Date(time);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}

/** Returns the most frequent difference between neighbors. */
function findMostFrequentDifference(positions: readonly number[]): number {
  const counts = new Map<number, number>();
  for (let index = 1; index < positions.length; index += 1) {
    const difference = (positions[index] ?? 0) - (positions[index - 1] ?? 0);
    counts.set(difference, (counts.get(difference) ?? 0) + 1);
  }
  return [...counts].reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0];
}

/**
 * Returns the index of each date among the expected ones. Returns undefined if a date is between two expected dates, or
 * if too many dates are missing.
 */
function findIndexes(times: readonly number[], dates: SeriesDates): readonly number[] | undefined {
  // The contract allows intervals of 1 to 1,000 units.
  if (dates.every < 1 || dates.every > 1_000) return undefined;
  const limit = Math.min(LIMITS.seriesLength, times.length * MAX_SPARSITY);
  const indexes: number[] = [];
  let index = 0;
  for (const time of times) {
    while (index < limit && findStepTime(dates, index) < time) index += 1;
    if (index >= limit || findStepTime(dates, index) !== time) return undefined;
    indexes.push(index);
  }
  return indexes;
}
