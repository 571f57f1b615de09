/** In milliseconds: well below what a person notices. */
const SLICE = 8;

/**
 * Lets the page live while something long is done on it: to be awaited between pieces; it waits only once the slice of
 * time is used up.
 *
 * @throws the signal's reason when the work is called off.
 */
export function createSlices(signal: AbortSignal): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < SLICE) return;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    signal.throwIfAborted();
    began = performance.now();
  };
}
