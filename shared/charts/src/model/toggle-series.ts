/** Hides or shows one series. Hiding the last visible one shows all, so a chart is never empty. */
export function toggleSeries(
  hidden: ReadonlySet<string>,
  key: string,
  keys: readonly string[],
): ReadonlySet<string> {
  const next = new Set(hidden);
  if (!next.delete(key)) next.add(key);
  return keys.every((each) => next.has(each)) ? new Set() : next;
}
