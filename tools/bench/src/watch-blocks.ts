/** Times in which the page could not answer, in milliseconds; browsers tell those of 50 and more. */
export interface Blocks {
  readonly longest: number;
  readonly count: number;
}

/** Watches the page while something is done. */
export async function watchBlocks<Result>(
  work: () => Promise<Result>,
): Promise<Blocks & { readonly result: Result }> {
  const seen: number[] = [];
  const take = (entries: readonly PerformanceEntry[]) =>
    seen.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const result = await work();
  // Entries are told some time after their task.
  await new Promise((resolve) => setTimeout(resolve, 200));
  take(observer.takeRecords());
  observer.disconnect();
  return { longest: Math.max(0, ...seen), count: seen.length, result };
}
