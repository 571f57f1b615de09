import { ERROR_CODES, TASKS, type TaskId, type TaskInput } from '@atrium/contract';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { runTask, type TaskRun } from '../../engines/run-task.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import type { VersionContent } from './version-repository.ts';

/** Runs what a version is made of on an input of its algorithm's task; throws what {@link runTask} throws. */
export function runSample(
  engines: EngineRegistry,
  task: string,
  { engineId, parameters }: Pick<VersionContent, 'engineId' | 'parameters'>,
  sample: TaskInput | null,
  signal?: AbortSignal,
): Promise<TaskRun> {
  if (!isTask(task)) throw new BusinessFailure(ERROR_CODES.engineUnavailable);
  if (!sample || sample.kind === 'image') {
    throw new BusinessFailure(ERROR_CODES.invalid, undefined, ['sample']);
  }
  return runTask(engines, { engineId, task, input: sample, parameters, signal });
}

function isTask(task: string): task is TaskId {
  return Object.hasOwn(TASKS, task);
}
