/** How many opened rows of a table are remembered; the oldest are forgotten first. */
const REMEMBERED = 500;

/** The keys with this one as the newest. */
export function rememberViewed(keys: readonly string[], key: string): readonly string[] {
  return [...keys.filter((held) => held !== key), key].slice(-REMEMBERED);
}
