import { ERROR_CODES, type TaskId } from '@atrium/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { isDatabaseUnavailable } from '../../database/is-database-unavailable.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/core/engine-failure-codes.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { runTask } from '../../engines/run/run-task.ts';
import { createTokenMeter } from '../../engines/run/token-meter.ts';
import type { Job, JobKind } from '../../jobs/job.ts';
import { findDataSetImage } from './data-set-image-repository.ts';
import { evaluateDataSet } from './evaluate-data-set.ts';
import type { RunVersion } from './evaluation-outcome.ts';
import {
  claimEvaluation,
  endEvaluation,
  findDataSet,
  findEvaluatedRows,
  type StoredEvaluation,
  storeEvaluatedRow,
} from './evaluation-repository.ts';

interface EvaluationData {
  readonly id: string;
}

export const EVALUATION_JOB: JobKind<EvaluationData> = {
  name: 'evaluation',
  data: z.strictObject({ id: z.uuid() }),
};

interface JobDependencies {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly clock: () => Date;
}

/** Ends this attempt: a user has canceled the evaluation, or another process has taken it over. */
class SupersededError extends Error {}

/** Runs one evaluation. A later attempt evaluates only the rows that are not stored yet. */
export function createEvaluationJob({ database, engines, clock }: JobDependencies): Job<EvaluationData> {
  async function evaluate(evaluation: StoredEvaluation, signal: AbortSignal) {
    const { id, dataSetId, dataSetRevision, engineId, parameters, createdBy } = evaluation;
    const dataSet = await findDataSet(database, dataSetId);
    if (dataSet?.revision !== dataSetRevision) throw new BusinessError(ERROR_CODES.revisionStale);
    const task: TaskId = dataSet.task;
    const run: RunVersion = async (input) => {
      signal.throwIfAborted();
      const { count: countTokens, read } = createTokenMeter();
      const caller = { user: createdBy, arrivedAt: performance.now(), signal, countTokens };
      const { output, runMs } = await runTask(engines, { engineId, task, input, parameters, caller });
      return { output, runMs, tokens: read() };
    };
    const readImage = async (imageId: string) => {
      const image = await findDataSetImage(database, imageId);
      // Only a later revision of the data set can lack an image.
      if (!image) throw new BusinessError(ERROR_CODES.revisionStale);
      return image.file;
    };
    return evaluateDataSet(
      dataSet,
      { run, readImage },
      {
        storedRows: await findEvaluatedRows(database, id),
        async storeRow(evaluated) {
          if (!(await storeEvaluatedRow(database, evaluation, evaluated))) throw new SupersededError();
        },
      },
    );
  }

  return {
    ...EVALUATION_JOB,
    async run({ id }, { attempt, signal }) {
      const evaluation = await claimEvaluation(database, id, attempt);
      if (!evaluation) return;
      try {
        const outcome = await evaluate(evaluation, signal);
        const end = { ...outcome, status: 'succeeded' as const, done: evaluation.total };
        await endEvaluation(database, evaluation, end, clock());
      } catch (error) {
        if (error instanceof SupersededError) return;
        signal.throwIfAborted();
        if (isDatabaseUnavailable(error)) throw error;
        await endEvaluation(database, evaluation, { status: 'failed', errorCode: toCode(error) }, clock());
      }
    },
  };
}

/** Returns the error code of a failed evaluation. An error of the server itself has the code of an engine failure. */
function toCode(error: unknown): number {
  if (error instanceof EngineFailure) return error.rejection?.code ?? ENGINE_FAILURE_CODES[error.reason];
  return error instanceof BusinessError ? error.code : ERROR_CODES.engineFailed;
}
