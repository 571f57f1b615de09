import { ERROR_CODES, TASKS, type TaskId, type TaskInput } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { EngineFailure, isOverload } from '../../engines/core/engine-failure.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import type { EngineCaller } from '../../engines/run/run-limit.ts';
import { runTask, type TaskRun } from '../../engines/run/run-task.ts';
import type { VersionContent } from './version-repository.ts';

/** Runs the content of a version on an input of its algorithm's task. Throws what {@link runTask} throws. */
export function runSample(
  engines: EngineRegistry,
  task: string,
  { engineId, parameters }: Pick<VersionContent, 'engineId' | 'parameters'>,
  sample: TaskInput | null,
  caller: EngineCaller,
): Promise<TaskRun> {
  if (!isTask(task)) throw new BusinessError(ERROR_CODES.engineUnavailable);
  if (!sample || sample.kind === 'image') {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['sample']);
  }
  return runTask(engines, { engineId, task, input: sample, parameters, caller });
}

/** The longest duration, in milliseconds, of a run that is repeated for measurement. */
const QUICK = 5_000;

/**
 * Runs like {@link runSample} and returns the times of a second run when the first is quick, because the first may have
 * loaded the engine.
 */
export async function runMeasured(...run: Parameters<typeof runSample>): Promise<TaskRun> {
  const first = await runSample(...run);
  if (first.runMs >= QUICK) return first;
  return runSample(...run).catch((failure: unknown) => {
    // The first run counts when there is no time or no capacity for a second one.
    if (failure instanceof EngineFailure && (isOverload(failure) || failure.reason === 'timeout'))
      return first;
    throw failure;
  });
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
