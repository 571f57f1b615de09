export interface Repetition {
  /** Ends the repetition after the current call of the work is done. */
  stop(): Promise<void>;
}

const HOUR = 3_600_000;

/**
 * Calls `work` now and after each interval, by default every hour. A failure is reported to `onFailure`, and the next
 * call tries again.
 */
export function repeatPeriodically(
  work: (at: Date) => Promise<void>,
  onFailure: (error: unknown) => void,
  interval = HOUR,
): Repetition {
  let isStopped = false;
  let current: Promise<void> = Promise.resolve();
  const callWork = (): void => {
    current = current.then(() => (isStopped ? undefined : work(new Date()))).catch(onFailure);
  };
  const timer = setInterval(callWork, interval);
  timer.unref();
  callWork();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await current;
    },
  };
}
