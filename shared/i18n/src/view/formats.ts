/** A value that `Date` accepts: a date, milliseconds since 1970, or ISO 8601 text. */
export type Moment = Date | number | string;

/** Formats dates and numbers for a locale, in the browser's time zone. */
export interface Formats {
  /** The BCP 47 tag of the locale. */
  readonly tag: string;
  readonly date: (moment: Moment) => string;
  readonly dateTime: (moment: Moment) => string;
  readonly time: (moment: Moment) => string;
  /** Formats a number. A negative number has a minus sign, not a hyphen. */
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /**
   * Returns a function that formats the numbers of a column or an axis with the same number of decimal digits: as many
   * as one of them needs, up to a limit.
   */
  readonly aligned: (
    values: readonly (number | null | undefined)[],
    maximumFractionDigits: number,
  ) => (value: number) => string;
  /**
   * Formats a share: 0.5 is 50 percent. At most one decimal digit. If one of the shares in `alignedWith` needs the
   * digit, the result has it too. A negative share has a minus sign, as in `number`.
   */
  readonly percent: (share: number, alignedWith?: readonly (number | null | undefined)[]) => string;
  /** Formats a time span in milliseconds with its unit: `3.0 ms`, `850 ms`, `2.4 s`. Null becomes a dash. */
  readonly duration: (milliseconds: number | null | undefined) => string;
  /** Formats a size in bytes with its unit: `24 B`, `1.5 kB`, `10 MB`. Each unit is 1,024 times the one before. */
  readonly bytes: (size: number) => string;
  /** Formats a relative time: `3 minutes ago`, `in 2 days`. `now` is for tests and clocks. */
  readonly relative: (moment: Moment, now?: Moment) => string;
  /** Joins texts with the separator of the language: `Draft, Published`, `草稿、已发布`. */
  readonly list: (texts: readonly string[]) => string;
  /** Joins a name and its value with the colon of the language: `Runs: 5`, `运行：5`. */
  readonly pair: (name: string, value: string) => string;
  /** Compares two texts for sorting. `file 2` is before `file 10`. */
  readonly compare: (one: string, other: string) => number;
}

/** Units from the largest to the smallest, each in seconds. Years and months have their mean length. */
const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const formatsByTag = new Map<string, Formats>();

/** Returns the formats of a language. Returns the same object each time, because hundreds of views call it. */
export function getFormats(tag: string): Formats {
  const formats = formatsByTag.get(tag) ?? createFormats(tag);
  formatsByTag.set(tag, formats);
  return formats;
}

/** Creates the formats. Creating an `Intl` formatter takes 0.1 ms or more, so each one is created at its first use. */
function createFormats(tag: string): Formats {
  const date = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
  const dateTime = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }));
  const time = once(() => new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }));
  const number = once(() => new Intl.NumberFormat(tag));
  const createPercentFormat = (minimumFractionDigits: number) =>
    new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits, maximumFractionDigits: 1 });
  const percent = once(() => createPercentFormat(0));
  const percentWithDigit = once(() => createPercentFormat(1));
  const milliseconds = once(() => createUnitFormat(tag, 'millisecond'));
  const millisecondsWithDigit = once(() => createUnitFormat(tag, 'millisecond', 1));
  const seconds = once(() => createUnitFormat(tag, 'second', 1));
  const byteUnits = BYTE_UNITS.map((unit) => once(() => createUnitFormat(tag, unit)));
  const collator = once(() => new Intl.Collator(tag, { numeric: true }));
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  const formatNumber: Formats['number'] = (value, options) => {
    if (!options && isFormattedAsDigits(tag, value)) return String(value);
    return toMinusSign((options ? new Intl.NumberFormat(tag, options) : number()).format(value));
  };
  return {
    tag,
    date: (moment) => date().format(new Date(moment)),
    dateTime: (moment) => dateTime().format(new Date(moment)),
    time: (moment) => time().format(new Date(moment)),
    number: formatNumber,
    aligned: (values, maximumFractionDigits) => {
      const digits = Math.max(0, ...values.map((value) => countDecimals(value, maximumFractionDigits)));
      return (value) => formatNumber(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    },
    percent: (share, alignedWith = []) =>
      toMinusSign((alignedWith.some(needsDigit) ? percentWithDigit() : percent()).format(share)),
    duration: (time) => {
      if (time == null) return '–';
      // From this time on, milliseconds would be rounded to 1,000 ms.
      if (time >= 999.5) return addUnitSpace(seconds().format(time / 1_000));
      // A shorter time would be rounded to 0.0 ms, and a longer one to 10.0 ms.
      const isShort = time >= 0.05 && time < 9.95;
      return addUnitSpace(
        isShort ? millisecondsWithDigit().format(time) : milliseconds().format(Math.round(time)),
      );
    },
    bytes: (size) => {
      // From this value on, one decimal digit would be rounded to 1,000.
      const power = BYTE_UNITS.findIndex(
        (unit, index) => size / 1024 ** index < 999.95 || unit === 'gigabyte',
      );
      const text = byteUnits[power]?.().format(size / 1024 ** power) ?? '';
      return addUnitSpace(text.replace(/bytes?$/i, 'B'));
    },
    relative: (moment, now = Date.now()) =>
      addUnitSpace(relative().format(...toLargestUnit(Number(new Date(moment)) - Number(new Date(now))))),
    list: (texts) => texts.join(getListSeparator(tag)),
    pair: (name, value) => `${name}${COLONS[getLanguage(tag)] ?? ': '}${value}`,
    compare: (one, other) => collator().compare(one, other),
  };
}

/** Replaces the hyphen before a negative number. `Intl` writes a minus sign only in some languages. */
function toMinusSign(text: string): string {
  return text.replace('-', '\u2212');
}

/** Returns how many decimal digits a number needs, up to a limit. */
function countDecimals(value: number | null | undefined, limit: number): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return 0;
  const [, decimals = ''] = value.toFixed(limit).split('.');
  return decimals.replace(/0+$/, '').length;
}

/** Returns whether a share has a decimal digit in percent. */
function needsDigit(share: number | null | undefined): boolean {
  return typeof share === 'number' && Math.round(share * 1_000) % 10 !== 0;
}

/** Languages whose numbers do not use the digits 0 to 9. */
const LANGUAGES_WITH_OTHER_DIGITS = /^(ar|fa)\b/;

/**
 * Returns whether a number is written as its digits: it is whole, not negative and has no separator. The first
 * `NumberFormat` of a page takes 12 ms, and most numbers on a page are small.
 */
function isFormattedAsDigits(tag: string, value: number): boolean {
  return (
    Number.isInteger(value) &&
    value >= 0 &&
    value < 1_000 &&
    !Object.is(value, -0) &&
    !LANGUAGES_WITH_OTHER_DIGITS.test(tag)
  );
}

/** The separators of the languages that do not use a comma and a space, as in the lists of CLDR. */
const LIST_SEPARATORS: Readonly<Record<string, string>> = {
  ar: ' و',
  fa: '،\u200f ',
  ja: '、',
  th: ' ',
  zh: '、',
};

/** Returns the separator of a list. It does not come from `Intl.ListFormat`, because a page's first one takes 45 ms. */
function getListSeparator(tag: string): string {
  return LIST_SEPARATORS[getLanguage(tag)] ?? ', ';
}

/** The colons of the languages that do not use a colon and a space. */
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' };

function getLanguage(tag: string): string {
  return tag.split('-', 1)[0] ?? '';
}

type Unit = 'millisecond' | 'second' | (typeof BYTE_UNITS)[number];

function createUnitFormat(tag: string, unit: Unit, minimumFractionDigits = 0): Intl.NumberFormat {
  // In English, the short forms of a second and a byte are `sec` and `byte`, and only the narrow forms are symbols.
  const unitDisplay = tag.startsWith('en') ? 'narrow' : 'short';
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit,
    unitDisplay,
    minimumFractionDigits,
    maximumFractionDigits: 1,
  });
}

/** Adds a space between a number and a unit symbol or a Chinese unit. `Intl` omits it, the interface always has it. */
function addUnitSpace(text: string): string {
  return text.replace(/(\d)(?=\p{Script=Han}|m?s$|[kMG]?B$)/gu, '$1 ');
}

/** Returns a function that creates a value at the first call and returns it at every call. */
function once<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

function toLargestUnit(milliseconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round(milliseconds / 1_000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return [Math.trunc(seconds / size), unit];
}
