/**
 * Runs a task at the first idle time after a delay in milliseconds, for example when the page has been painted.
 * Runs it directly after the delay in browsers that do not report idle time. Returns a function that cancels it.
 */
export function whenIdle(task: () => void, delay = 0): () => void {
  let callbackId: number | undefined;
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in globalThis)) task();
    else callbackId = requestIdleCallback(() => task());
  }, delay);
  return () => {
    clearTimeout(timer);
    if (callbackId !== undefined) cancelIdleCallback(callbackId);
  };
}
