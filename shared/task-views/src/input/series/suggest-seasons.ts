import type { SeriesDates, SeriesInput } from '@atrium/contract';

type Seasons = Pick<SeriesInput, 'season' | 'secondSeason'>;

/** The length of each unit, in minutes. */
const MINUTES = { second: 1 / 60, minute: 1, hour: 60 } as const;
/** In minutes. */
const DAY = 24 * 60;

/**
 * Returns the lengths of the usual seasons of a series (a day, a week or a year), in steps of the series. Omits
 * seasons that do not fit into the series twice. `season` is 0 if there is none.
 */
export function suggestSeasons({ unit, every }: SeriesDates, length: number): Seasons {
  const [first = 0, second] = listSeasons(unit, every).filter(
    (steps) => Number.isInteger(steps) && steps > 1 && 2 * steps <= length,
  );
  return { season: first, ...(second !== undefined && { secondSeason: second }) };
}

function listSeasons(unit: SeriesDates['unit'], every: number): readonly number[] {
  if (unit === 'month') return [12 / every];
  if (unit === 'weekday') return every === 1 ? [5] : [];
  if (unit === 'day') return every === 7 ? [52] : [7 / every];
  const interval = MINUTES[unit] * every;
  return [DAY / interval, (7 * DAY) / interval];
}
