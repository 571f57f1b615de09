/** Milliseconds. */
const DAY = 86_400_000;
/** 30 December 1899: day 0 of spreadsheets, which treat 1900 as a leap year and are correct from March 1900. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
/** The number of 1 March 1900, the first day that spreadsheets number correctly. */
const FIRST_SAFE_DAY = 61;
/** The older Macintosh calendar begins this many days later. */
export const DAYS_TO_1904 = 1462;

/**
 * Returns a time as a spreadsheet's day number. Undefined before March 1900, because spreadsheets number these days
 * wrongly.
 */
export function toSerial(date: Date): number | undefined {
  const serial = (date.getTime() - DAY_ZERO) / DAY;
  return serial >= FIRST_SAFE_DAY ? serial : undefined;
}

/** Returns a spreadsheet's day number as a time in UTC, rounded to milliseconds. */
export function fromSerial(serial: number): Date {
  return new Date(DAY_ZERO + Math.round(serial * DAY));
}

/**
 * Returns `YYYY-MM-DD`, followed by `HH:mm:ss` unless it is midnight, and milliseconds unless they are zero. Empty for
 * an invalid date.
 */
export function formatSheetDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().slice(0, -1).split('T');
  const shown = time.endsWith('.000') ? time.slice(0, -4) : time;
  return shown === '00:00:00' ? day : `${day} ${shown}`;
}
