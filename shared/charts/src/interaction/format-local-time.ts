import type { TimeUnit } from '../model/series.ts';

const LENGTHS: Readonly<Record<TimeUnit, number>> = { hour: 16, day: 10, month: 7 };

/** Formats a moment in the user's time zone as spreadsheets read it, such as `2026-03-29 14:00`. */
export function formatLocalTime(at: number, unit: TimeUnit): string {
  const moment = new Date(at);
  const [month, day, hours, minutes] = [
    moment.getMonth() + 1,
    moment.getDate(),
    moment.getHours(),
    moment.getMinutes(),
  ].map((part) => String(part).padStart(2, '0'));
  return `${moment.getFullYear()}-${month}-${day} ${hours}:${minutes}`.slice(0, LENGTHS[unit]);
}
