import type { TimeUnit } from '../model/series.ts';

/** The number of characters that the text of each unit has. */
const LENGTHS: Readonly<Record<TimeUnit, number>> = { hour: 16, day: 10, month: 7 };

/** Formats a time in the browser's time zone in the form that spreadsheets read, such as `2026-03-29 14:00`. */
export function formatLocalTime(at: number, unit: TimeUnit): string {
  const date = new Date(at);
  const [month, day, hours, minutes] = [
    date.getMonth() + 1,
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day} ${hours}:${minutes}`.slice(0, LENGTHS[unit]);
}
