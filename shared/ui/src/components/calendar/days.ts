/** Calculates with days as ISO text, such as `2026-01-31`, without a time zone. */

const DAY = 86_400_000;

/** Returns the day that is some days after another one. */
export function addDays(day: string, count: number): string {
  return toDay(new Date(Date.parse(day) + count * DAY));
}

/** Returns the same day of another month, or the month's last day if it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))));
}

/** Returns the user's current day. */
export function getToday(): string {
  const now = new Date();
  return toDay(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && toDay(new Date(time)) === text;
}

/** Returns the weeks that contain the days of a month, each with seven days. `firstDay` is from 1, Monday, to 7. */
export function listWeeks(day: string, firstDay: number): readonly (readonly string[])[] {
  const first = `${day.slice(0, 8)}01`;
  const weekday = new Date(first).getUTCDay() || 7;
  const start = addDays(first, -((weekday - firstDay + 7) % 7));
  const count = Math.ceil((Date.parse(addMonths(first, 1)) - Date.parse(start)) / DAY / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, weekDay) => addDays(start, week * 7 + weekDay)),
  );
}

function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
