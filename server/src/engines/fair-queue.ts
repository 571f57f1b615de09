import { EngineFailure } from './engine-failure.ts';
import { isTimeout } from './is-timeout.ts';

export interface QueueLimits {
  /** Jobs of one user that may wait; one more is refused as `limited`. */
  readonly perUser: number;
  /** Jobs of all users that may wait; one more is refused as `busy`. */
  readonly total: number;
}

/** Whose job it is, and what cancels it. */
export interface QueuedFor {
  readonly user: string;
  readonly signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /**
   * Runs a job when its turn comes, one job at a time.
   *
   * @throws EngineFailure `limited` or `busy` at once when the queue is full. While the job waits: `canceled` when its
   *   signal aborts, or `busy` when the signal's time is up. An aborted job leaves the queue at once.
   */
  run<Result>(job: () => Promise<Result>, caller: QueuedFor): Promise<Result>;
  /** Refuses all waiting and later jobs as `canceled`, and waits for the running one. */
  close(): Promise<void>;
}

interface Waiting {
  start(): Promise<void>;
  cancel(failure: EngineFailure): void;
}

/**
 * A queue that serves users in turn: a user with many jobs delays their own jobs, and another user's by one or two.
 * Queues from packages order jobs by arrival or by priority; none of them has turns and limits per user.
 */
export function createFairQueue(limits: QueueLimits): FairQueue {
  /** The waiting jobs of each user, oldest first. The user whose turn is next comes first. */
  const waiting = new Map<string, Set<Waiting>>();
  let length = 0;
  let running: Promise<void> | undefined;
  let isClosed = false;

  function add(user: string, job: Waiting): void {
    if (isClosed) throw new EngineFailure('canceled', 'The engine is stopped.');
    const own = waiting.get(user) ?? new Set();
    if (own.size >= limits.perUser) throw new EngineFailure('limited', 'Too many jobs of this user wait.');
    if (length >= limits.total) throw new EngineFailure('busy', 'Too many jobs wait for this engine.');
    waiting.set(user, own.add(job));
    length += 1;
  }

  function remove(user: string, job: Waiting): void {
    const own = waiting.get(user);
    if (!own?.delete(job)) return;
    length -= 1;
    if (own.size === 0) waiting.delete(user);
  }

  function startNext(): void {
    const next = running ? undefined : waiting.entries().next().value;
    if (!next) return;
    const [user, own] = next;
    const [job] = own;
    if (!job) return;
    remove(user, job);
    // The user's next turn comes after everybody else's.
    if (waiting.delete(user)) waiting.set(user, own);
    running = job.start().finally(() => {
      running = undefined;
      startNext();
    });
  }

  return {
    run(job, { user, signal }) {
      return new Promise((resolve, reject) => {
        const abort = (): void => {
          queued.cancel(
            isTimeout(signal)
              ? new EngineFailure('busy', 'The job waited for too long.')
              : new EngineFailure('canceled', 'The job was canceled.'),
          );
        };
        const queued: Waiting = {
          start() {
            signal?.removeEventListener('abort', abort);
            return job().then(resolve, reject);
          },
          cancel(failure) {
            signal?.removeEventListener('abort', abort);
            remove(user, queued);
            reject(failure);
          },
        };
        if (signal?.aborted) return abort();
        add(user, queued);
        signal?.addEventListener('abort', abort, { once: true });
        startNext();
      });
    },
    async close() {
      isClosed = true;
      const failure = new EngineFailure('canceled', 'The engine is stopped.');
      for (const job of [...waiting.values()].flatMap((own) => [...own])) job.cancel(failure);
      await running;
    },
  };
}
