/** The length of a time slice in milliseconds. Users do not notice it. */
const SLICE_TIME = 8;

/**
 * Returns a function that keeps the page responsive during long work. Await it between chunks: it pauses only when the
 * time slice is used up. It throws the signal's reason if the work is canceled.
 */
export function createPageYielder(signal: AbortSignal): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < SLICE_TIME) return;
    // Browsers delay nested timeouts, and those of hidden tabs, but not a message.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    signal.throwIfAborted();
    sliceStart = performance.now();
  };
}
