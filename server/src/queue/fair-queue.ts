import { isTimeout } from './is-timeout.ts';

/**
 * The reason why a job does not run. A job of this queue is a function in memory that a caller waits for, not a job in
 * the database. The requester has too many waiting jobs (`limited`), the queue is full or the job waited too long
 * (`busy`), or the caller disconnected or the queue is closed (`canceled`).
 */
export type QueueRejectionReason = 'limited' | 'busy' | 'canceled';

export interface QueueLimits {
  /** Jobs that run in parallel. */
  readonly running: number;
  /** Jobs of one requester that run in parallel. No separate limit by default. */
  readonly runningPerRequester?: number;
  /** Maximum number of waiting jobs. */
  readonly waiting: number;
  /** Maximum number of waiting jobs of one requester. No separate limit by default. */
  readonly waitingPerRequester?: number;
  /**
   * Whether, when the queue is full, a new job replaces the newest job of the requester that has the most waiting jobs.
   */
  readonly replacesNewest?: boolean;
}

/** The user or address that a job belongs to. */
export interface Requester {
  /** All jobs whose `Requester` has the same id share the turns and slots of one requester. */
  readonly id: string;
  /**
   * Whether the server knows the requester, for example a signed-in user. Known requesters together
   * get every second turn, regardless of the number of other waiting requesters.
   */
  readonly isKnown?: boolean;
  /** Cancels the job while it is waiting. */
  readonly signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /** Runs a job when it is its turn. If the job is rejected, throws the result of `createError`. */
  run<Result>(requester: Requester, job: () => Promise<Result>): Promise<Result>;
  /** Rejects all waiting and later jobs, and waits for the running ones. */
  close(): Promise<void>;
}

type Waiter = PromiseWithResolvers<void>;

/** A requester whose jobs wait. */
interface WaitingRequester {
  readonly isKnown: boolean;
  readonly waiters: Waiter[];
}

/**
 * Creates a queue whose requesters take turns: a requester with many jobs delays its own jobs, and those of another
 * requester by the time of one or two jobs at most. Queues from packages order jobs by arrival or by priority; none of
 * them has turns and limits per requester.
 *
 * @param createError creates the error of a job that does not run.
 */
export function createFairQueue(
  limits: QueueLimits,
  createError: (reason: QueueRejectionReason, message: string) => Error,
): FairQueue {
  /** The waiting requesters by id, in the order of their next turns. */
  const requesters = new Map<string, WaitingRequester>();
  const runningByRequester = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  /** Whether the requester that last got a turn after waiting is a known one. */
  let wasKnownLast = false;
  let isClosed = false;
  /** Resolves when the last running job of the closed queue ends. */
  const drained = Promise.withResolvers<void>();

  async function waitForTurn({ id, isKnown = false, signal }: Requester): Promise<void> {
    const requester = requesters.get(id) ?? { isKnown, waiters: [] };
    const { length } = requester.waiters;
    if (length >= (limits.waitingPerRequester ?? Number.POSITIVE_INFINITY)) {
      throw createError('limited', 'Too many jobs of this user wait.');
    }
    if (waiting >= limits.waiting) replaceNewest(getRank(isKnown, length + 1));
    const waiter = Promise.withResolvers<void>();
    requester.waiters.push(waiter);
    requesters.set(id, requester);
    waiting += 1;
    const cancel = (): void => {
      removeWaiter(id, requester, waiter);
      waiter.reject(createAbortError(signal));
    };
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      await waiter.promise;
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  }

  /**
   * Makes space for a new job in the full queue: rejects the newest job of the requester with the
   * highest rank, the one with the most waiting jobs.
   *
   * @param ownRank The rank of the requester of the new job. It counts the new job too.
   * @throws the error `busy` if `limits.replacesNewest` is off or no rank is higher than `ownRank`.
   */
  function replaceNewest(ownRank: number): void {
    const ranked = [...requesters]
      .reverse()
      .map(([id, requester]) => ({
        id,
        requester,
        rank: getRank(requester.isKnown, requester.waiters.length),
      }))
      .sort((one, other) => other.rank - one.rank);
    const highest = ranked[0];
    const newest = highest?.requester.waiters.at(-1);
    const full = createError('busy', 'Too many jobs are waiting.');
    if (!limits.replacesNewest || !highest || !newest || highest.rank <= ownRank) throw full;
    removeWaiter(highest.id, highest.requester, newest);
    newest.reject(full);
  }

  function removeWaiter(id: string, requester: WaitingRequester, waiter: Waiter): void {
    const index = requester.waiters.indexOf(waiter);
    if (index < 0) return;
    requester.waiters.splice(index, 1);
    waiting -= 1;
    if (requester.waiters.length === 0) requesters.delete(id);
  }

  function mayStart(id: string): boolean {
    return (runningByRequester.get(id) ?? 0) < (limits.runningPerRequester ?? Number.POSITIVE_INFINITY);
  }

  function changeRunning(id: string, change: 1 | -1): void {
    const count = (runningByRequester.get(id) ?? 0) + change;
    if (count === 0) runningByRequester.delete(id);
    else runningByRequester.set(id, count);
  }

  /** Gives the slot of an ended job to the next waiting job, or frees it. Known and unknown requesters alternate. */
  function passTurn(endedId: string): void {
    changeRunning(endedId, -1);
    const startable = [...requesters].filter(([waitingId]) => mayStart(waitingId));
    const [id, requester] =
      startable.find(([, { isKnown }]) => isKnown !== wasKnownLast) ?? startable[0] ?? [];
    const next = requester?.waiters[0];
    if (id === undefined || !requester || !next) {
      running -= 1;
      if (running === 0 && isClosed) drained.resolve();
      return;
    }
    wasKnownLast = requester.isKnown;
    changeRunning(id, 1);
    removeWaiter(id, requester, next);
    // Moves the requester to the end of the order.
    if (requesters.delete(id)) requesters.set(id, requester);
    // The server handles the pending requests of other users before the next job of the same user.
    if (id === endedId) setImmediate(next.resolve);
    else next.resolve();
  }

  function createAbortError(signal: AbortSignal | undefined): Error {
    return isTimeout(signal)
      ? createError('busy', 'The job waited for too long.')
      : createError('canceled', 'The job was canceled.');
  }

  return {
    async run(requester, job) {
      if (requester.signal?.aborted) throw createAbortError(requester.signal);
      if (isClosed) throw createError('canceled', 'The queue is closed.');
      if (running < limits.running && mayStart(requester.id)) {
        running += 1;
        changeRunning(requester.id, 1);
      } else await waitForTurn(requester);
      try {
        return await job();
      } finally {
        passTurn(requester.id);
      }
    },
    async close() {
      isClosed = true;
      const closed = createError('canceled', 'The queue is closed.');
      for (const { waiters } of requesters.values()) {
        for (const waiter of waiters.splice(0)) waiter.reject(closed);
      }
      requesters.clear();
      waiting = 0;
      if (running > 0) await drained.promise;
    },
  };
}

/**
 * Returns the number of a requester's waiting jobs, plus 0.5 for an unknown requester. So a known and an unknown
 * requester never have the same rank.
 */
function getRank(isKnown: boolean, waiting: number): number {
  return waiting + (isKnown ? 0 : 0.5);
}
