let commonZones: ReadonlySet<string> | undefined;

/** Returns whether the name is an IANA time zone. UTC offsets are not valid. */
export function isTimeZone(name: string): boolean {
  // Creating a format takes longer than reading this list, which has most names but no alias.
  commonZones ??= new Set(Intl.supportedValuesOf('timeZone'));
  if (commonZones.has(name)) return true;
  try {
    // The resolved name of a UTC offset begins with its sign.
    return /^[A-Za-z]/.test(new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone);
  } catch {
    return false;
  }
}
