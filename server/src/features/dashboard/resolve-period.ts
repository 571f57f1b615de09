import { ERROR_CODES, LIMITS, type Period } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';

/**
 * A period as points in time, from `from` until just before `to`. The preceding period has the same number of days and
 * begins at `before`.
 */
export interface Moments {
  readonly before: Date;
  readonly from: Date;
  readonly to: Date;
  readonly days: number;
}

const DAY = 86_400_000;

/** Converts days of a user's calendar to points in time. The database handles days that are shorter or longer. */
export async function resolvePeriod(database: Database, period: Period, now: Date): Promise<Moments> {
  const { timeZone } = period;
  if (!isTimeZone(timeZone)) throw new BusinessError(ERROR_CODES.invalid, undefined, ['timeZone']);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const from = period.from ?? period.to ?? today;
  const to = period.to ?? today;
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 1 || days > LIMITS.periodDays) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['from', 'to']);
  }
  const beginning = (day: string, shift: number) =>
    sql`((${day}::date + ${shift}::int)::timestamp at time zone ${timeZone})`;
  const { rows } = await database.execute<Record<'before' | 'from' | 'to', string>>(sql`
    select ${beginning(from, -days)} as before, ${beginning(from, 0)} as from, ${beginning(to, 1)} as to`);
  const [row] = rows;
  if (!row) throw new Error('A query without a table answers one row.');
  return { before: new Date(row.before), from: new Date(row.from), to: new Date(row.to), days };
}

/** Whether the name is a zone of the IANA database. Offsets are not. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}
