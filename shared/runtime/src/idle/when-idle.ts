/**
 * Runs a task at the first idle time after a delay in milliseconds, such as after the first views have been painted.
 * Runs it directly after the delay in browsers that do not report idle time. Returns a function that cancels it.
 */
export function whenIdle(task: () => void, after = 0): () => void {
  let callbackId: number | undefined;
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in globalThis)) task();
    else callbackId = requestIdleCallback(() => task());
  }, after);
  return () => {
    clearTimeout(timer);
    if (callbackId !== undefined) cancelIdleCallback(callbackId);
  };
}
