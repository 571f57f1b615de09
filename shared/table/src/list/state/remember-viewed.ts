/** How many opened rows of a table are stored; the oldest are dropped first. */
const MAX_VIEWED = 500;

/** Adds a key at the end, where the newest one is, or moves it there. */
export function rememberViewed(keys: readonly string[], key: string): readonly string[] {
  return [...keys.filter((current) => current !== key), key].slice(-MAX_VIEWED);
}
