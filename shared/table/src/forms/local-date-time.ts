/** Converts a date-time in UTC to the value of a date-time control: local time, to the minute. */
export function toLocalInput(dateTime: string): string {
  const date = new Date(dateTime);
  if (dateTime === '' || Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** Converts the value of a date-time control to a date-time in UTC. Without a value, the result is empty. */
export function fromLocalInput(local: string): string {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
