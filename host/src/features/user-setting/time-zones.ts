/** Returns all time zones that the browser knows, and the current one even if the browser does not know it. */
export function timeZones(present: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  const extra = ['UTC', present].filter((zone) => !known.includes(zone));
  return [...new Set(extra), ...known];
}
