import { ERROR_CODES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/core/engine-failure-codes.ts';
import type { Job } from '../../jobs/job.ts';
import { performTraining } from './perform-training.ts';
import { SupersededError, storeTrainedVersion } from './store-trained-version.ts';
import type { TrainingJobDependencies } from './training-job-dependencies.ts';
import { TRAINING_JOB, type TrainingJobData } from './training-job-kind.ts';
import { claimTraining, endTraining, isRunning, type StoredTraining } from './training-repository.ts';

/** Milliseconds between two checks whether a user has canceled the training. */
const CANCEL_INTERVAL = 500;

/** After this number of attempts, the training fails, because each attempt may have ended the process of its server. */
const MAX_ATTEMPTS = 3;

/** Trains a version. A later attempt begins at the first step. */
export function createTrainingJob(deps: TrainingJobDependencies): Job<TrainingJobData> {
  const { database, clock } = deps;
  return {
    ...TRAINING_JOB,
    async run({ id }, { attempt, signal }) {
      const training = await claimTraining(database, id, attempt);
      if (!training) return;
      const watch = watchCancellation(database, training);
      try {
        // An earlier attempt may have stored the version already.
        if (training.version === null) {
          // Attempts are counted from 0.
          if (attempt >= MAX_ATTEMPTS) throw new BusinessError(ERROR_CODES.engineFailed);
          const trained = await performTraining(deps, training, AbortSignal.any([signal, watch.signal]));
          await storeTrainedVersion(deps, training, trained);
        }
        await endTraining(database, training, { status: 'succeeded', finishedAt: clock() });
      } catch (error) {
        if (error instanceof SupersededError || watch.signal.aborted) return;
        // After these errors, the training does not fail: the job begins again in a later attempt.
        signal.throwIfAborted();
        if (isDatabaseUnavailable(error)) throw error;
        await endTraining(database, training, { status: 'failed', finishedAt: clock(), ...toError(error) });
      } finally {
        watch.stop();
      }
    },
  };
}

/**
 * Returns a signal that aborts soon after the training stops running in this attempt, and a function that ends the
 * checks. A check that fails is ignored, because another one follows.
 */
function watchCancellation(database: Database, training: StoredTraining) {
  const controller = new AbortController();
  const timer = setInterval(() => {
    void isRunning(database, training).then(
      (stillRuns) => {
        if (!stillRuns) controller.abort();
      },
      () => undefined,
    );
  }, CANCEL_INTERVAL);
  return { signal: controller.signal, stop: () => clearInterval(timer) };
}

function toError(error: unknown): Pick<StoredTraining, 'errorCode' | 'errorData'> {
  if (error instanceof EngineFailure) {
    const { rejection, reason } = error;
    return { errorCode: rejection?.code ?? ENGINE_FAILURE_CODES[reason], errorData: rejection?.data ?? null };
  }
  if (error instanceof BusinessError) {
    return { errorCode: error.code, errorData: (error.data as Record<string, unknown> | undefined) ?? null };
  }
  return { errorCode: ERROR_CODES.engineFailed, errorData: null };
}
