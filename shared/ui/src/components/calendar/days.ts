/* Calculations with days as ISO text, such as `2026-01-31`, without a time zone. */

const DAY_MS = 86_400_000;

/** Adds a number of days to a day. */
export function addDays(day: string, count: number): string {
  return toDay(new Date(Date.parse(day) + count * DAY_MS));
}

/** Returns the user's current day. */
export function getToday(): string {
  const now = new Date();
  return toDay(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** Returns whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && toDay(new Date(time)) === text;
}

function toDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
