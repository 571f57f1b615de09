/** What `Date` understands: a date, milliseconds since 1970, or ISO 8601 text. */
export type Moment = Date | number | string;

/** Dates and numbers as a locale writes them, in the browser's time zone. */
export interface Formats {
  readonly date: (moment: Moment) => string;
  readonly dateTime: (moment: Moment) => string;
  readonly time: (moment: Moment) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Of a share: 0.5 is fifty per cent; one digit after the point at most. */
  readonly percent: (share: number) => string;
  /** `3 minutes ago`, `in 2 days`; `now` is for tests and clocks. */
  readonly relative: (moment: Moment, now?: Moment) => string;
}

/** From the largest down; seconds each. */
const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const formatsByTag = new Map<string, Formats>();

/** The formats of a language. The same ones each time, for hundreds of views ask. */
export function formatsOf(tag: string): Formats {
  const held = formatsByTag.get(tag) ?? createFormats(tag);
  formatsByTag.set(tag, held);
  return held;
}

/** `Intl` takes a tenth of a millisecond and more to be asked how a language writes: that waits for its first use. */
function createFormats(tag: string): Formats {
  const date = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
  const dateTime = once(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }));
  const time = once(() => new Intl.DateTimeFormat(tag, { timeStyle: 'medium' }));
  const number = once(() => new Intl.NumberFormat(tag));
  const percent = once(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
  return {
    date: (moment) => date().format(new Date(moment)),
    dateTime: (moment) => dateTime().format(new Date(moment)),
    time: (moment) => time().format(new Date(moment)),
    number: (value, options) => (options ? new Intl.NumberFormat(tag, options) : number()).format(value),
    percent: (share) => percent().format(share),
    relative: (moment, now = Date.now()) =>
      relative().format(...inUnits(Number(new Date(moment)) - Number(new Date(now)))),
  };
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function inUnits(milliseconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const seconds = Math.round(milliseconds / 1_000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return [Math.trunc(seconds / size), unit];
}
