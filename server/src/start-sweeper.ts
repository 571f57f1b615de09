export interface Sweeper {
  /** Ends it, once what it is at is done. */
  stop(): Promise<void>;
}

const HOUR = 3_600_000;

/** Does something now and every hour, whether or not anybody calls the server; a failure is told, and tried again. */
export function startSweeper(
  sweep: (at: Date) => Promise<void>,
  onFailure: (error: unknown) => void,
  every = HOUR,
): Sweeper {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const take = (): void => {
    running = running.then(() => (isStopped ? undefined : sweep(new Date()))).catch(onFailure);
  };
  const timer = setInterval(take, every);
  timer.unref();
  take();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
