/** Returns the local time of a moment in the user's time zone. Files do not store time zones. */
export function wallClock(value: string): Date | undefined {
  const moment = new Date(value);
  if (Number.isNaN(moment.getTime())) return undefined;
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
}
