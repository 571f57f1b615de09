/**
 * Runs some work at the first idle time, such as after the first views have been painted, or at the first one after a
 * delay in milliseconds. Runs it directly after the delay in browsers that do not report idle time. Returns a function
 * that cancels it.
 */
export function whenIdle(work: () => void, after = 0): () => void {
  let moment: number | undefined;
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in globalThis)) work();
    else moment = requestIdleCallback(() => work());
  }, after);
  return () => {
    clearTimeout(timer);
    if (moment !== undefined) cancelIdleCallback(moment);
  };
}
