export interface Sweeper {
  /** Stops the sweeps after the current one is done. */
  stop(): Promise<void>;
}

const HOUR = 3_600_000;

/**
 * Runs `sweep`, which deletes expired records, now and every hour, whether or not any caller uses the server. A failure is
 * logged, and the next sweep tries again.
 */
export function startSweeper(
  sweep: (at: Date) => Promise<void>,
  onFailure: (error: unknown) => void,
  interval = HOUR,
): Sweeper {
  let isStopped = false;
  let currentSweep: Promise<void> = Promise.resolve();
  const runSweep = (): void => {
    currentSweep = currentSweep.then(() => (isStopped ? undefined : sweep(new Date()))).catch(onFailure);
  };
  const timer = setInterval(runSweep, interval);
  timer.unref();
  runSweep();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await currentSweep;
    },
  };
}
