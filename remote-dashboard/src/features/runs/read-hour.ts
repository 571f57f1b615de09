/** The milliseconds of an hour. */
const HOUR = 3_600_000;

/** Returns the first and the last millisecond of the hour that starts at `start`. Undefined for an invalid time. */
export function readHour(
  start: string | undefined,
): { readonly from: string; readonly to: string } | undefined {
  const from = Date.parse(start ?? '');
  if (Number.isNaN(from)) return undefined;
  return { from: new Date(from).toISOString(), to: new Date(from + HOUR - 1).toISOString() };
}
