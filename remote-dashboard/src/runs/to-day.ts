/** Returns the day of a date in the browser's time zone, such as `2026-01-31`. */
export function toDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
