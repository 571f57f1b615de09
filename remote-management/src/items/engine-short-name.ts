/** An engine's name without what it is made of: `Entity finder` for `Entity finder (patterns, chrono)`. */
export function engineShortName(name: string): string {
  return name.replace(/\s*[(（].*[)）]$/, '');
}
