/** Thrown to a job that finds no place in a full queue, or that loses its place to a job of a shorter lane. */
export class QueueFullError extends Error {
  constructor() {
    super('The queue is full.');
    this.name = 'QueueFullError';
  }
}

/** Who asks for a job. Jobs of one lane share that lane's turns and places. */
export interface Requester {
  readonly lane: string;
  /** Known requesters get every second turn, however many others wait. */
  readonly isKnown: boolean;
}

export type Enqueue = <Result>(requester: Requester, job: () => Promise<Result>) => Promise<Result>;

interface Lane extends Requester {
  readonly waiters: PromiseWithResolvers<void>[];
}

/**
 * Runs at most `running` jobs at once and lets at most `waiting` wait. Lanes take turns, so a lane with many jobs delays
 * its own jobs only. In a full queue a new job takes the place of the newest job in the longest lane, or is refused when
 * its own lane is as long as any. The refused job throws `QueueFullError`.
 */
export function createFairQueue(limits: { readonly running: number; readonly waiting: number }): Enqueue {
  /** In the order of their next turns. */
  const lanes = new Map<string, Lane>();
  let running = 0;
  let waiting = 0;
  let wasKnownLast = false;

  async function takeTurn(requester: Requester): Promise<void> {
    if (running < limits.running) {
      running += 1;
      return;
    }
    if (waiting >= limits.waiting) makeRoom(requester);
    const lane = lanes.get(requester.lane) ?? { ...requester, waiters: [] };
    const waiter = Promise.withResolvers<void>();
    lane.waiters.push(waiter);
    lanes.set(lane.lane, lane);
    waiting += 1;
    await waiter.promise;
  }

  function makeRoom(requester: Requester): void {
    const [longest] = [...lanes.values()].reverse().sort((one, other) => rank(other) - rank(one));
    const own = lanes.get(requester.lane)?.waiters.length ?? 0;
    if (!longest || rank(longest) <= rank({ ...requester, waiters: { length: own + 1 } })) {
      throw new QueueFullError();
    }
    leave(longest, longest.waiters.pop())?.reject(new QueueFullError());
  }

  function passTurn(): void {
    const all = [...lanes.values()];
    const next = all.find(({ isKnown }) => isKnown !== wasKnownLast) ?? all[0];
    if (!next) {
      running -= 1;
      return;
    }
    wasKnownLast = next.isKnown;
    const waiter = leave(next, next.waiters.shift());
    lanes.delete(next.lane);
    if (next.waiters.length > 0) lanes.set(next.lane, next);
    waiter?.resolve();
  }

  function leave<Waiter>(lane: Lane, waiter: Waiter): Waiter {
    waiting -= 1;
    if (lane.waiters.length === 0) lanes.delete(lane.lane);
    return waiter;
  }

  return async (requester, job) => {
    await takeTurn(requester);
    try {
      return await job();
    } finally {
      passTurn();
    }
  };
}

/** The longer lane loses a place first; of two equally long ones, the unknown one. */
function rank(lane: { readonly isKnown: boolean; readonly waiters: { readonly length: number } }): number {
  return lane.waiters.length + (lane.isKnown ? 0 : 0.5);
}
