import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { createFairQueue } from '../../queue/fair-queue.ts';

/**
 * A step is the database work of one run before or after its engine. At most four steps run at the same time, and at
 * most one of each user. During a flood of runs of one user, the runs of others take at most twice as long. With two
 * steps of each user, they would take 2.7 times as long (`pnpm bench runs`).
 */
const STEP_LIMITS = { running: 4, runningPerRequester: 1, waiting: Number.POSITIVE_INFINITY };

/**
 * The queue of the steps of all runs. Without this queue, many runs of one user would occupy the connections to the
 * database and the thread of the server, and the runs of others would wait. The queue does not limit the waiting steps,
 * because the server limits the number of requests.
 */
export const runStepQueue = createFairQueue(
  STEP_LIMITS,
  (reason, message) => new EngineFailure(reason, message),
);
