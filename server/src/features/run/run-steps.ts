import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { createFairQueue } from '../../queue/fair-queue.ts';

/**
 * Steps that run at the same time. Only one is of one user: with two, the runs of others take 2.7 times as long during a
 * flood of runs of one user, and with one at most twice as long (`pnpm bench runs`). The user's own runs per second hardly
 * change. Most of the connections to the database stay free.
 */
const LIMITS = { running: 4, runningPerLane: 1, waiting: Number.POSITIVE_INFINITY };

/**
 * The queue of the steps of runs that read and write the database: before they reach their engine and after it. Without
 * it, many runs of one user would occupy the connections to the database and the server's thread, and the runs of others
 * would wait behind them. The server limits the number of requests, so the queue does not.
 */
export const runSteps = createFairQueue(LIMITS, (reason, message) => new EngineFailure(reason, message));
