const MINUTE = 60_000;
const FREE_FAILURES = 4;
const WAITS = [1, 2, 4, 8, 15].map((minutes) => minutes * MINUTE);

/**
 * Returns the milliseconds to wait after this many failures in a row: none for the first four, then from 1 to 15
 * minutes.
 */
export function getWaitTime(failures: number): number {
  if (failures <= FREE_FAILURES) return 0;
  return WAITS[Math.min(failures - FREE_FAILURES, WAITS.length) - 1] ?? 0;
}
