/** Times in which the page was blocked, in milliseconds. Browsers report times of 50 milliseconds and more. */
export interface Blocks {
  readonly longest: number;
  readonly count: number;
}

/** The browser delivers entries up to this many milliseconds after their task. `watchBlocks` waits for them. */
export const ENTRY_DELAY = 200;

/** Runs an action and records when it blocks the page. */
export async function watchBlocks<Result>(
  action: () => Promise<Result>,
): Promise<Blocks & { readonly result: Result }> {
  const durations: number[] = [];
  const addDurations = (entries: readonly PerformanceEntry[]) =>
    durations.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => addDurations(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const result = await action();
  await new Promise((resolve) => setTimeout(resolve, ENTRY_DELAY));
  addDurations(observer.takeRecords());
  observer.disconnect();
  return { longest: Math.max(0, ...durations), count: durations.length, result };
}
