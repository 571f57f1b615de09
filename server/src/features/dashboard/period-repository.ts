import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

/**
 * A period as two times: `from` is inclusive, `to` is exclusive. The preceding period starts at `precedingFrom` and has
 * the same number of days. A period in progress is compared with the same part of the preceding one, which ends at
 * `precedingTo`.
 */
export interface PeriodBounds {
  readonly precedingFrom: Date;
  readonly precedingTo: Date;
  readonly from: Date;
  readonly to: Date;
  readonly days: number;
}

interface CalendarPeriod {
  /** The first and the last day, such as 2026-01-31. Both belong to the period. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly timeZone: string;
  readonly now: Date;
}

/**
 * Finds when the days of a calendar begin and end. The database handles days that are shorter or longer than 24 hours.
 */
export async function findPeriodBounds(
  database: Database,
  { from, to, days, timeZone, now }: CalendarPeriod,
): Promise<Omit<PeriodBounds, 'days'>> {
  // The start of the day that is `shift` days after the given day.
  const start = (day: string, shift: number) =>
    sql`((${day}::date + ${shift}::int)::timestamp at time zone ${timeZone})`;
  // The same time of day as now, at the same position in the preceding period.
  const sameTime = sql`((${now.toISOString()}::timestamptz at time zone ${timeZone} - ${days}::int * interval '1 day')
    at time zone ${timeZone})`;
  const { rows } = await database.execute<
    Record<'precedingFrom' | 'precedingTo' | 'from' | 'to', string>
  >(sql`
    select ${start(from, -days)} as "precedingFrom", least(${start(from, 0)}, ${sameTime}) as "precedingTo",
      ${start(from, 0)} as from, ${start(to, 1)} as to`);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row.');
  return {
    precedingFrom: new Date(row.precedingFrom),
    precedingTo: new Date(row.precedingTo),
    from: new Date(row.from),
    to: new Date(row.to),
  };
}
