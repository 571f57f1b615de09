import { ERROR_CODES, LIMITS, type Period } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { isTimeZone } from '../../domain/is-time-zone.ts';
import { findPeriodBounds, type PeriodBounds } from './period-repository.ts';

/** In milliseconds. */
const DAY = 86_400_000;

/** The largest number of cached formats. A full cache is cleared. */
const MAX_FORMATS = 100;
/** The formats of days, by time zone. Creating a format takes longer than a statement of the database. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Converts days in a user's calendar to times. PostgreSQL handles days that are shorter or longer than 24 hours. */
export async function resolvePeriod(database: Database, period: Period, now: Date): Promise<PeriodBounds> {
  const { timeZone } = period;
  if (!isTimeZone(timeZone)) throw new BusinessError(ERROR_CODES.invalid, undefined, ['timeZone']);
  const today = getDayFormat(timeZone).format(now);
  const from = period.from ?? period.to ?? today;
  const to = period.to ?? today;
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  if (days < 1 || days > LIMITS.periodDays) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['from', 'to']);
  }
  return { days, ...(await findPeriodBounds(database, { from, to, days, timeZone, now })) };
}

/** Returns the format of days such as 2026-01-31, the short format of Canadian English. */
function getDayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  if (dayFormats.size >= MAX_FORMATS) dayFormats.clear();
  dayFormats.set(timeZone, format);
  return format;
}
