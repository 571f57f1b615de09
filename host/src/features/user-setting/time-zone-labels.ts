const CLOCK = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
} as const;

/** Returns the offset of a time zone from UTC at a time, such as `UTC+08:00`. */
export function formatOffset(timeZone: string, now: number): string {
  const minutes = Math.round(readClock(timeZone, now) / 60_000) - Math.floor(now / 60_000);
  if (minutes === 0) return 'UTC';
  const totalMinutes = Math.abs(minutes);
  const [hours, rest] = [Math.floor(totalMinutes / 60), totalMinutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `UTC${minutes < 0 ? '\u2212' : '+'}${hours}:${rest}`;
}

/**
 * Returns the label of a time zone: its city, its offset and its id, by which users search too. The offset is left out
 * until it is known. Equal parts appear once, so the label of `UTC` is `UTC`.
 */
export function createTimeZoneLabel(timeZone: string, offset: string | undefined): string {
  const shortLabel = createShortLabel(timeZone, offset);
  return getCity(timeZone) === timeZone ? shortLabel : `${shortLabel} · ${timeZone}`;
}

/** Returns the label of a time zone without its id, which fits into a narrow control. */
export function createShortLabel(timeZone: string, offset: string | undefined): string {
  const city = getCity(timeZone);
  return offset === undefined || offset === city ? city : `${city} · ${offset}`;
}

/** Returns the city of a time zone, the last part of its id: `America/New_York` is New York. */
function getCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** Returns the time that the clocks of a time zone show, as if it were UTC. Seconds are 0. */
function readClock(timeZone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en-US', { ...CLOCK, hourCycle: 'h23', timeZone });
  // `1/31/2026, 14:05`
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = format.format(now).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}
