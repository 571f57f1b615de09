/** Returns an engine's name without its technology: `Entity finder` for `Entity finder (patterns, chrono)`. */
export function getEngineShortName(name: string): string {
  return name.replace(/\s*[(（].*[)）]$/, '');
}
