/**
 * Does some work in the first idle moment after a while, given in milliseconds; where browsers do not tell of idle
 * moments, right after it. Gives the function that calls the work off.
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
