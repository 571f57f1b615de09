import { ERROR_CODES, TASKS, type TaskId, type TaskInput } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure, isOverload } from '../../engines/core/engine-failure.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { runTask, type TaskRun } from '../../engines/run/run-task.ts';
import type { RunCaller } from '../../engines/run/run-within-limit.ts';
import type { VersionContent } from './version-repository.ts';

/**
 * Runs the content of a version on an input of its algorithm's task.
 *
 * @throws BusinessError `engineUnavailable` for an unknown task, `invalid` without a sample or for an image; and the
 * errors of {@link runTask}.
 */
export function runSample(
  engines: EngineRegistry,
  task: string,
  { engineId, parameters }: Pick<VersionContent, 'engineId' | 'parameters'>,
  sample: TaskInput | null,
  caller: RunCaller,
): Promise<TaskRun> {
  if (!isTask(task)) throw new BusinessError(ERROR_CODES.engineUnavailable);
  if (!sample || sample.kind === 'image') {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['sample']);
  }
  return runTask(engines, { engineId, task, input: sample, parameters, caller });
}

/** The maximum duration of a run that is repeated for measurement, in milliseconds. */
const QUICK_RESPONSE_TIME = 5_000;

/**
 * Runs like {@link runSample}. The first run may include loading the engine, so a fast first run is repeated, and
 * the second run is returned.
 */
export async function runMeasured(...run: Parameters<typeof runSample>): Promise<TaskRun> {
  const first = await runSample(...run);
  if (first.runMs >= QUICK_RESPONSE_TIME) return first;
  return runSample(...run).catch((failure: unknown) => {
    // Returns the first run if no time or capacity remains for a second run.
    if (failure instanceof EngineFailure && (isOverload(failure) || failure.reason === 'timeout'))
      return first;
    throw failure;
  });
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
