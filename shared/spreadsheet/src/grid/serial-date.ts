const DAY = 86_400_000;
/** 30 December 1899: day 0 of sheets, which believe that 1900 was a leap year and are right from March 1900 on. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_SAFE_DAY = 61;
/** The older Macintosh calendar begins this many days later. */
export const DAYS_TO_1904 = 1462;

/** A moment as the days that a sheet counts; none before March 1900, where sheets are wrong by a day. */
export function serialOf(date: Date): number | undefined {
  const serial = (date.getTime() - DAY_ZERO) / DAY;
  return serial >= FIRST_SAFE_DAY ? serial : undefined;
}

export function dateOf(serial: number): Date {
  return new Date(DAY_ZERO + Math.round(serial * DAY));
}

/** `YYYY-MM-DD`, with `HH:mm:ss` behind it unless it is midnight, and thousandths unless there are none. */
export function writeDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().slice(0, -1).split('T');
  const shown = time.endsWith('.000') ? time.slice(0, -4) : time;
  return shown === '00:00:00' ? day : `${day} ${shown}`;
}
