/** Times in which the page was blocked, in milliseconds. Browsers report those of 50 and more. */
export interface Blocks {
  readonly longest: number;
  readonly count: number;
}

/** Observes the page during an action. */
export async function watchBlocks<Result>(
  work: () => Promise<Result>,
): Promise<Blocks & { readonly result: Result }> {
  const seen: number[] = [];
  const take = (entries: readonly PerformanceEntry[]) =>
    seen.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const result = await work();
  // The browser delivers entries some time after their task.
  await new Promise((resolve) => setTimeout(resolve, 200));
  take(observer.takeRecords());
  observer.disconnect();
  return { longest: Math.max(0, ...seen), count: seen.length, result };
}
