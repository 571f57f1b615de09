/** Every time zone that this browser knows, and the present one even if it does not. */
export function timeZones(present: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  const extra = ['UTC', present].filter((zone) => !known.includes(zone));
  return [...new Set(extra), ...known];
}
