import type { TickLevel } from './create-time-ticks.ts';
import type { TimeUnit } from './series.ts';

const TICKS: Readonly<Record<TickLevel, Intl.DateTimeFormatOptions>> = {
  hour: { hour: 'numeric' },
  day: { month: 'short', day: 'numeric' },
  month: { month: 'short' },
  year: { year: 'numeric', month: 'short' },
};

const NAMES: Readonly<Record<TimeUnit, Intl.DateTimeFormatOptions>> = {
  hour: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  day: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
};

export interface TimeFormats {
  /** Short text for an axis. */
  readonly tick: (at: number, level: TickLevel) => string;
  /** Full name of an hour, a day or a month. */
  readonly name: (at: number, unit: TimeUnit) => string;
}

/** Calendars with Gregorian months. The console counts in these months. */
const GREGORIAN_MONTHS = /^(?:gregory|buddhist)$/;

/**
 * Returns functions that format times in the browser's time zone. `tag` is the BCP 47 tag of the language. Months are
 * always Gregorian months.
 */
export function createTimeFormats(tag: string): TimeFormats {
  const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();
  const formatTime = (at: number, options: Intl.DateTimeFormatOptions, isMonth: boolean) => {
    const format = formats.get(options) ?? createFormat(tag, options, isMonth);
    formats.set(options, format);
    return format.format(at);
  };
  return {
    tick: (at, level) => formatTime(at, TICKS[level], level === 'month' || level === 'year'),
    name: (at, unit) => formatTime(at, NAMES[unit], unit === 'month'),
  };
}

function createFormat(
  tag: string,
  options: Intl.DateTimeFormatOptions,
  isMonth: boolean,
): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat(tag, options);
  if (!isMonth || GREGORIAN_MONTHS.test(format.resolvedOptions().calendar)) return format;
  return new Intl.DateTimeFormat(tag, { ...options, calendar: 'gregory' });
}
