/** Idle tasks wait for this promise. */
let blocker: Promise<void> | undefined;

/**
 * Runs a task at the first idle time after a delay in milliseconds, for example when the page has been painted.
 * Runs it directly after the delay in browsers that do not report idle time. Returns a function that cancels it.
 * A task does not run before the promise of {@link delayIdleTasks} has settled.
 */
export function whenIdle(task: () => void, delay = 0): () => void {
  let callbackId: number | undefined;
  let isCanceled = false;
  const timer = setTimeout(async () => {
    if (blocker) await blocker;
    if (isCanceled) return;
    if (!('requestIdleCallback' in globalThis)) task();
    else callbackId = requestIdleCallback(() => task());
  }, delay);
  return () => {
    isCanceled = true;
    clearTimeout(timer);
    if (callbackId !== undefined) cancelIdleCallback(callbackId);
  };
}

/**
 * Delays the tasks of {@link whenIdle} until a promise settles. A browser is also idle while it waits for a file. A
 * task that runs then delays the page that needs the file.
 */
export function delayIdleTasks(until: Promise<unknown>): void {
  const unblock = (): void => {
    blocker = undefined;
  };
  blocker = until.then(unblock, unblock);
}
