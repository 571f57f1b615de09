/** Formats a time as `YYYY-MM-DD HH:mm:ss` in the browser's time zone. */
export function logTime(date: Date): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(padded).join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(padded).join(':');
  return `${day} ${time}`;
}

function padded(part: number): string {
  return String(part).padStart(2, '0');
}
