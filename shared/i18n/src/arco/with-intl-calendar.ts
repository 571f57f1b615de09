import type { ArcoPack } from './arco-packs.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** January 1, 2024 was a Monday. */
const monthDate = (index: number): Date => new Date(Date.UTC(2024, index, 15));
const dayDate = (index: number): Date => new Date(Date.UTC(2024, 0, 1 + index));

type Width = 'long' | 'short';

/**
 * Returns a pack whose months and weekdays come from `Intl`. The library has no names for half of our locales, and in
 * Arabic it lists the months backwards.
 */
export function withIntlCalendar(pack: ArcoPack, tag: string): ArcoPack {
  const Calendar = {
    ...pack.Calendar,
    month: { long: months(tag, 'long'), short: months(tag, 'short') },
    week: {
      long: { ...pack.Calendar.week.long, ...days(tag, 'long') },
      short: { ...pack.Calendar.week.short, ...days(tag, 'short') },
    },
  };
  return { ...pack, Calendar, DatePicker: { ...pack.DatePicker, Calendar } };
}

function months(tag: string, width: Width): Record<string, string> {
  const format = new Intl.DateTimeFormat(tag, { month: width, calendar: 'gregory', timeZone: 'UTC' });
  return Object.fromEntries(MONTHS.map((name, index) => [name, format.format(monthDate(index))]));
}

function days(tag: string, width: Width): Record<string, string> {
  const format = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
  return Object.fromEntries(DAYS.map((name, index) => [name, format.format(dayDate(index))]));
}
