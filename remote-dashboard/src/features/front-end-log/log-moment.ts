/** A log entry's time, which is one of the browser's zone, as ISO 8601 in UTC. */
export function logMoment(time: string): string {
  return new Date(time.replace(' ', 'T')).toISOString();
}
