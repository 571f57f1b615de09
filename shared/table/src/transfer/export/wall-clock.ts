/** What a clock in the reader's time zone shows at a moment. A file knows no time zones. */
export function wallClock(value: string): Date | undefined {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
}
