import { isTimeout } from './is-timeout.ts';

/**
 * The reason why a job does not run: its lane has too many waiting jobs (`limited`), the queue is full or the job
 * waited too long (`busy`), or the caller disconnected or the queue is closed (`canceled`).
 */
export type QueueRejectionReason = 'limited' | 'busy' | 'canceled';

export interface QueueLimits {
  /** Jobs that run in parallel. */
  readonly running: number;
  /** Jobs of one lane that run in parallel. No separate limit by default. */
  readonly runningPerLane?: number;
  /** Maximum number of waiting jobs. */
  readonly waiting: number;
  /** Jobs of one lane that may wait. No separate limit by default. */
  readonly perLane?: number;
  /** Whether a new job replaces the longest lane's newest job when the queue is full. */
  readonly replacesNewest?: boolean;
}

/** The user or address that a job belongs to. Jobs of one lane share that lane's turns and slots. */
export interface Requester {
  readonly lane: string;
  /** True for known requesters. They get every second turn, regardless of the number of other waiting requesters. */
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

interface Lane {
  readonly isKnown: boolean;
  readonly waiters: Waiter[];
}

/**
 * Creates a queue whose lanes take turns: a lane with many jobs delays its own jobs, and those of another lane by at
 * most one or two. Queues from packages order jobs by arrival or by priority; none of them has turns and limits per
 * lane.
 *
 * @param createError creates the error of a job that does not run.
 */
export function createFairQueue(
  limits: QueueLimits,
  createError: (reason: QueueRejectionReason, message: string) => Error,
): FairQueue {
  /** Lanes in the order of their next turns. */
  const lanes = new Map<string, Lane>();
  const runningByLane = new Map<string, number>();
  let running = 0;
  let waiting = 0;
  let wasKnownLast = false;
  let isClosed = false;
  const drained = Promise.withResolvers<void>();

  async function waitForTurn({ lane: name, isKnown = false, signal }: Requester): Promise<void> {
    const lane = lanes.get(name) ?? { isKnown, waiters: [] };
    const { length } = lane.waiters;
    if (length >= (limits.perLane ?? Number.POSITIVE_INFINITY)) {
      throw createError('limited', 'Too many jobs of this user wait.');
    }
    if (waiting >= limits.waiting) replaceNewest(getRank(isKnown, length + 1));
    const waiter = Promise.withResolvers<void>();
    lane.waiters.push(waiter);
    lanes.set(name, lane);
    waiting += 1;
    const cancel = (): void => {
      remove(name, lane, waiter);
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
   * Rejects the newest job of the longest lane; of two equally long lanes, of the unknown one.
   *
   * @throws the error `busy` if the lane of the new job would not be shorter.
   */
  function replaceNewest(ownRank: number): void {
    const byLength = [...lanes]
      .reverse()
      .map(([name, lane]) => ({ name, lane, rank: getRank(lane.isKnown, lane.waiters.length) }))
      .sort((one, other) => other.rank - one.rank);
    const longest = byLength[0];
    const newest = longest?.lane.waiters.at(-1);
    const full = createError('busy', 'Too many jobs are waiting.');
    if (!limits.replacesNewest || !longest || !newest || longest.rank <= ownRank) throw full;
    remove(longest.name, longest.lane, newest);
    newest.reject(full);
  }

  function remove(name: string, lane: Lane, waiter: Waiter): void {
    const index = lane.waiters.indexOf(waiter);
    if (index < 0) return;
    lane.waiters.splice(index, 1);
    waiting -= 1;
    if (lane.waiters.length === 0) lanes.delete(name);
  }

  function mayStart(lane: string): boolean {
    return (runningByLane.get(lane) ?? 0) < (limits.runningPerLane ?? Number.POSITIVE_INFINITY);
  }

  function changeRunning(lane: string, change: 1 | -1): void {
    const count = (runningByLane.get(lane) ?? 0) + change;
    if (count === 0) runningByLane.delete(lane);
    else runningByLane.set(lane, count);
  }

  /** Gives the slot of an ended job to the next waiting job, or frees it. Known and unknown requesters alternate. */
  function passTurn(endedLane: string): void {
    changeRunning(endedLane, -1);
    const all = [...lanes].filter(([name]) => mayStart(name));
    const [name, lane] = all.find(([, { isKnown }]) => isKnown !== wasKnownLast) ?? all[0] ?? [];
    const next = lane?.waiters[0];
    if (name === undefined || !lane || !next) {
      running -= 1;
      if (running === 0 && isClosed) drained.resolve();
      return;
    }
    wasKnownLast = lane.isKnown;
    changeRunning(name, 1);
    remove(name, lane, next);
    // Moves the lane to the end of the order.
    if (lanes.delete(name)) lanes.set(name, lane);
    // The server handles the pending requests of other users before the next job of the same lane.
    if (name === endedLane) setImmediate(next.resolve);
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
      if (running < limits.running && mayStart(requester.lane)) {
        running += 1;
        changeRunning(requester.lane, 1);
      } else await waitForTurn(requester);
      try {
        return await job();
      } finally {
        passTurn(requester.lane);
      }
    },
    async close() {
      isClosed = true;
      const closed = createError('canceled', 'The queue is closed.');
      for (const { waiters } of lanes.values()) {
        for (const waiter of waiters.splice(0)) waiter.reject(closed);
      }
      lanes.clear();
      waiting = 0;
      if (running > 0) await drained.promise;
    },
  };
}

/**
 * Returns the length of a lane, plus 0.5 for an unknown requester. So a known and an unknown lane never have the same
 * rank.
 */
function getRank(isKnown: boolean, length: number): number {
  return length + (isKnown ? 0 : 0.5);
}
