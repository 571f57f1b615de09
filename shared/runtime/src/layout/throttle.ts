/** A task that runs immediately, then at most once per interval (milliseconds), and once more after the last call. */
export interface Throttled {
  run(): void;
  cancel(): void;
}

export function throttle(task: () => void, interval: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const tick = (): void => {
    timer = undefined;
    if (isPending) start();
  };
  const start = (): void => {
    isPending = false;
    timer = setTimeout(tick, interval);
    task();
  };
  return {
    run() {
      if (timer === undefined) start();
      else isPending = true;
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
      isPending = false;
    },
  };
}
