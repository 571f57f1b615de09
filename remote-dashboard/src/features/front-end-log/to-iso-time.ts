/** Converts the time of a log entry, in the browser's time zone, to ISO 8601 in UTC. */
export function toIsoTime(time: string): string {
  return new Date(time.replace(' ', 'T')).toISOString();
}
