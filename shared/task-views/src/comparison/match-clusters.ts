/**
 * `before` and `after` contain the number of each row's cluster in two results. Returns `after` with the numbers that
 * the same clusters have in `before`. The numbers themselves have no meaning, so clusters are matched by their rows:
 * first the pair that shares the most rows, then the next pair, each cluster at most once. A cluster without a match
 * gets a new number.
 */
export function matchClusters(before: readonly number[], after: readonly number[]): number[] {
  const shared = new Map<string, { readonly from: number; readonly to: number; count: number }>();
  after.forEach((to, row) => {
    const from = before[row];
    if (from === undefined) return;
    const pair = shared.get(`${from} ${to}`) ?? { from, to, count: 0 };
    pair.count += 1;
    shared.set(`${from} ${to}`, pair);
  });
  const numbers = new Map<number, number>();
  const used = new Set<number>();
  for (const { from, to } of [...shared.values()].sort((a, b) => b.count - a.count)) {
    if (numbers.has(to) || used.has(from)) continue;
    numbers.set(to, from);
    used.add(from);
  }
  let free = Math.max(-1, ...new Set(before)) + 1;
  for (const to of new Set(after)) {
    if (numbers.has(to)) continue;
    numbers.set(to, free);
    free += 1;
  }
  return after.map((to) => numbers.get(to) ?? to);
}
