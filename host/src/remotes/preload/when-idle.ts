/**
 * Runs some work at the first idle time after a delay in milliseconds. Runs it directly after the delay in browsers
 * that do not report idle time. Returns a function that cancels it.
 */
export function whenIdle(work: () => void, after: number): () => void {
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
