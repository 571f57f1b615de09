import { ERROR_CODES, type TaskId } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure } from '../../engines/core/engine-failure.ts';
import { ENGINE_FAILURE_CODES } from '../../engines/core/engine-failure-codes.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { runTask } from '../../engines/run/run-task.ts';
import { evaluateDataSet } from './evaluate-data-set.ts';
import {
  endEvaluation,
  findDataSet,
  type StoredEvaluation,
  storeProgress,
  takeEvaluation,
} from './evaluation-repository.ts';

/** Runs evaluations in the background, one at a time. Other servers of the database take others. */
export interface EvaluationRunner {
  /** Runs what waits. Returns when nothing waits any more. */
  wake(): Promise<void>;
  /** Stops the running evaluation. Another server, or this one after its next start, begins it again. */
  stop(): Promise<void>;
}

interface RunnerDependencies {
  readonly database: Database;
  readonly engines: EngineRegistry;
  readonly serverId: string;
  readonly clock: () => Date;
}

/** Thrown to end an evaluation that a user has canceled, or that the server stops. */
class Canceled extends Error {}

/** Milliseconds between two stores of the progress. */
const PROGRESS_INTERVAL = 500;

export function createEvaluationRunner({
  database,
  engines,
  serverId,
  clock,
}: RunnerDependencies): EvaluationRunner {
  const stopping = new AbortController();
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const evaluation = await takeEvaluation(database, serverId);
      if (!evaluation) return;
      await run(evaluation);
    }
  }

  async function run(evaluation: StoredEvaluation): Promise<void> {
    const { id, dataSetId, dataSetRevision, engineId, parameters, createdBy } = evaluation;
    let storedAt = performance.now();
    const checkProgress = async (done: number): Promise<void> => {
      if (stopping.signal.aborted) throw new Canceled();
      if (performance.now() - storedAt < PROGRESS_INTERVAL) return;
      storedAt = performance.now();
      if (!(await storeProgress(database, id, serverId, done))) throw new Canceled();
    };
    try {
      const dataSet = await findDataSet(database, dataSetId);
      if (dataSet?.revision !== dataSetRevision) throw new BusinessError(ERROR_CODES.revisionStale);
      const task: TaskId = dataSet.task;
      const outcome = await evaluateDataSet(
        dataSet,
        async (input) => {
          if (input.kind === 'image') throw new BusinessError(ERROR_CODES.invalid);
          const caller = { user: createdBy, arrivedAt: performance.now(), signal: stopping.signal };
          return runTask(engines, { engineId, task, input, parameters, caller });
        },
        checkProgress,
      );
      await endEvaluation(
        database,
        id,
        serverId,
        { ...outcome, status: 'succeeded', done: evaluation.total },
        clock(),
      );
    } catch (error) {
      if (error instanceof Canceled || stopping.signal.aborted) return;
      await endEvaluation(database, id, serverId, { status: 'failed', errorCode: toCode(error) }, clock());
    }
  }

  return {
    wake() {
      working ??= work().finally(() => {
        working = undefined;
      });
      return working;
    },
    async stop() {
      stopping.abort();
      await working?.catch(() => undefined);
    },
  };
}

/** Returns the error code of a failed evaluation. An error of the server itself has the code of an engine failure. */
function toCode(error: unknown): number {
  if (error instanceof EngineFailure) return error.refusal?.code ?? ENGINE_FAILURE_CODES[error.reason];
  return error instanceof BusinessError ? error.code : ERROR_CODES.engineFailed;
}
