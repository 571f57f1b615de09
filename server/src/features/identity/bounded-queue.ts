/** Thrown when a queue is full; the caller answers that it is busy. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.');
    this.name = 'QueueFullError';
  }
}

export type Enqueue = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Runs at most `running` jobs at once and lets at most `waiting` wait; one more throws `QueueFullError` at once. */
export function createBoundedQueue(limits: { readonly running: number; readonly waiting: number }): Enqueue {
  const waiters: (() => void)[] = [];
  let running = 0;

  async function takeTurn(): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiters.length >= limits.waiting) throw new QueueFullError();
    await new Promise<void>((resolve) => waiters.push(resolve));
  }

  function passTurn(): void {
    const next = waiters.shift();
    if (next) next();
    else running -= 1;
  }

  return async (job) => {
    await takeTurn();
    try {
      return await job();
    } finally {
      passTurn();
    }
  };
}
