/** Formats a time as `YYYY-MM-DD HH:mm:ss` in the browser's time zone. */
export function logTime(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(padNumber).join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(padNumber).join(':');
  return `${day} ${time}`;
}

function padNumber(part: number): string {
  return String(part).padStart(2, '0');
}
