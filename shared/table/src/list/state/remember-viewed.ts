/** How many opened rows of a table are stored; the oldest are dropped first. */
const MAX_VIEWED = 500;

/** Returns the keys with this one as the newest. */
export function rememberViewed(keys: readonly string[], key: string): readonly string[] {
  return [...keys.filter((current) => current !== key), key].slice(-MAX_VIEWED);
}
