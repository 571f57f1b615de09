import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { createFairQueue } from '../../queue/fair-queue.ts';

/** Runs that read and write the database at the same time, before they reach their engine: half of the connections. */
const RUNNING = 5;

/**
 * The queue of runs that are prepared. Without it, many runs of one user would occupy all connections to the database,
 * and the runs of others would wait behind them. The server limits the number of requests, so the queue does not.
 */
export const runPreparations = createFairQueue(
  { running: RUNNING, waiting: Number.POSITIVE_INFINITY },
  (reason, message) => new EngineFailure(reason, message),
);
