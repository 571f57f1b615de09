import { toLatinDigits } from '@atrium/contract/text';
import { createOnce } from './create-once.ts';
import { isDay } from './days.ts';
import { getLocaleCalendar, type LocaleCalendar } from './locale-calendar.ts';

/** Formats and parses dates in the form and the calendar of a locale. Days are ISO text, as the console stores them. */
export interface DateFormat {
  /** The short form that a user types, such as `31/01/2026`. */
  formatShort(day: string): string;
  /**
   * Parses the short form, with the digits of any language, or the ISO form. Both may have a Gregorian year, even if
   * the locale has another calendar. Returns undefined if the text is not a date.
   */
  parse(text: string): string | undefined;
  /** The form as a hint in the language, such as `MM/DD/YYYY`, `TT.MM.JJJJ` or `年/月/日`. */
  readonly hint: string;
  /** Returns the month and the year, such as `January 2026`. */
  formatMonth(day: string): string;
  /** Returns the full date, such as `Saturday, January 31, 2026`. */
  formatLong(day: string): string;
  /** Returns the number of the day in its month. */
  formatDayNumber(day: string): string;
  /** The names of the weekdays, beginning with `firstDay`. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** From 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  readonly calendar: LocaleCalendar;
}

const formats = new Map<string, DateFormat>();

/** Returns the date format of a locale by its BCP 47 tag. */
export function getDateFormat(tag: string): DateFormat {
  const cachedFormat = formats.get(tag) ?? createFormat(tag);
  formats.set(tag, cachedFormat);
  return cachedFormat;
}

type Part = 'year' | 'month' | 'day';
/** The number of digits of each part. */
const DIGITS: Readonly<Record<Part, number>> = { year: 4, month: 2, day: 2 };
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function createFormat(tag: string): DateFormat {
  const calendar = getLocaleCalendar(tag);
  const createIntlFormat = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { calendar: calendar.id, timeZone: 'UTC', ...options });
  // The short form has Latin digits, because every keyboard has them.
  const short = createIntlFormat({
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = short.formatToParts(MONDAY);
  const order = parts.map(({ type }) => type).filter((type): type is Part => type in DIGITS);
  // A format takes milliseconds to create. Those that only the component `Calendar` uses are created at its first use.
  const getMonth = createOnce(() => createIntlFormat({ year: 'numeric', month: 'long' }));
  const getFull = createOnce(() => createIntlFormat({ dateStyle: 'full' }));
  const getDigits = createOnce(() => new Intl.NumberFormat(tag));
  const getWeekdays = createOnce(() =>
    listWeekdays(
      createIntlFormat({ weekday: 'narrow' }),
      createIntlFormat({ weekday: 'long' }),
      getFirstDay(),
    ),
  );
  const getFirstDay = createOnce(() => findFirstDay(tag));
  return {
    formatShort: (day) => (isDay(day) ? cleanText(short.format(Date.parse(day))) : ''),
    parse: (text) => parseDay(text, order, calendar),
    hint: cleanText(createHint(tag, parts)),
    formatMonth: (day) => getMonth().format(Date.parse(day)),
    formatLong: (day) => getFull().format(Date.parse(day)),
    formatDayNumber: (day) => getDigits().format(calendar.toParts(day).date),
    get weekdays() {
      return getWeekdays();
    },
    get firstDay() {
      return getFirstDay();
    },
    calendar,
  };
}

/**
 * Returns the form of a date: the first letter of each part's name, once for each of its digits, such as `TT.MM.JJJJ`.
 * Returns the whole names if the script has no capital letters, or if two names begin with the same letter.
 */
function createHint(tag: string, parts: readonly Intl.DateTimeFormatPart[]): string {
  const names = new Intl.DisplayNames(tag, { type: 'dateTimeField' });
  const words = parts.map(({ type, value }) => (type in DIGITS ? (names.of(type) ?? value) : value));
  const letters = parts.map(({ type }, index) =>
    type in DIGITS ? (words[index] ?? '').charAt(0).toLocaleUpperCase(tag) : '',
  );
  const shown = letters.filter(Boolean);
  const areDistinct =
    shown.every((letter) => letter !== letter.toLocaleLowerCase(tag)) && new Set(shown).size === shown.length;
  if (!areDistinct) return words.join('').toLocaleLowerCase(tag);
  return parts
    .map(({ type, value }, index) => letters[index]?.repeat(DIGITS[type as Part] ?? 0) || value)
    .join('');
}

function listWeekdays(
  narrow: Intl.DateTimeFormat,
  long: Intl.DateTimeFormat,
  firstDay: number,
): DateFormat['weekdays'] {
  return Array.from({ length: 7 }, (_, index) => {
    const time = MONDAY + ((firstDay - 1 + index) % 7) * DAY_MS;
    return { short: narrow.format(time), long: long.format(time) };
  });
}

/** Removes direction marks, and a dot at the end. */
function cleanText(text: string): string {
  return text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[.\s]+$/, '');
}

function parseDay(text: string, order: readonly Part[], calendar: LocaleCalendar): string | undefined {
  const numbers = toLatinDigits(text).match(/\d+/g);
  if (numbers?.length !== 3) return undefined;
  const parts: readonly Part[] = numbers[0].length === 4 ? ['year', 'month', 'day'] : order;
  const getPart = (part: Part) => numbers[parts.indexOf(part)] ?? '';
  if (getPart('year').length !== 4) return undefined;
  const [year, month, date] = [Number(getPart('year')), Number(getPart('month')), Number(getPart('day'))];
  if (year < FIRST_GREGORIAN_YEAR || year > LAST_GREGORIAN_YEAR) return calendar.toDay({ year, month, date });
  const day = `${year}-${getPart('month').padStart(2, '0')}-${getPart('day').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/**
 * A year between these two is read as Gregorian in every locale. A Buddhist year is later, a Persian or Islamic year is
 * earlier.
 */
const [FIRST_GREGORIAN_YEAR, LAST_GREGORIAN_YEAR] = [1700, 2400];

interface WeekInfo {
  readonly firstDay: number;
}

/** Returns the first day of a locale's week, or Monday if the browser does not provide it. */
function findFirstDay(tag: string): number {
  const locale: Intl.Locale & { readonly weekInfo?: WeekInfo; getWeekInfo?(): WeekInfo } = new Intl.Locale(
    tag,
  );
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}
