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
 * Arabic it lists the months backwards. The names are computed at the first use, because that takes 30 ms and most pages
 * show no calendar.
 */
export function withIntlCalendar(pack: ArcoPack, tag: string): ArcoPack {
  let calendar: ArcoPack['Calendar'] | undefined;
  const readCalendar = (): ArcoPack['Calendar'] => {
    calendar ??= intlCalendar(pack.Calendar, tag);
    return calendar;
  };
  return {
    ...pack,
    get Calendar() {
      return readCalendar();
    },
    DatePicker: {
      ...pack.DatePicker,
      get Calendar() {
        return readCalendar();
      },
    },
  };
}

function intlCalendar(calendar: ArcoPack['Calendar'], tag: string): ArcoPack['Calendar'] {
  return {
    ...calendar,
    month: { long: months(tag, 'long'), short: months(tag, 'short') },
    week: {
      long: { ...calendar.week.long, ...days(tag, 'long') },
      short: { ...calendar.week.short, ...days(tag, 'short') },
    },
  };
}

function months(tag: string, width: Width): Record<string, string> {
  const format = new Intl.DateTimeFormat(tag, { month: width, calendar: 'gregory', timeZone: 'UTC' });
  return Object.fromEntries(MONTHS.map((name, index) => [name, format.format(monthDate(index))]));
}

function days(tag: string, width: Width): Record<string, string> {
  const format = new Intl.DateTimeFormat(tag, { weekday: width, timeZone: 'UTC' });
  return Object.fromEntries(DAYS.map((name, index) => [name, format.format(dayDate(index))]));
}
