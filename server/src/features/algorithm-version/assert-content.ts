import { ERROR_CODES, TASKS, type TaskId } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { readParameters } from '../../engines/run/read-parameters.ts';
import type { VersionContent } from './version-repository.ts';

/**
 * Returns the content of a version with the default value of every omitted parameter filled in, so that the version
 * does not change when a default changes.
 *
 * @throws BusinessError naming the field when the engine does not perform the task, a parameter does not fit the
 * engine, or the sample does not fit the task.
 */
export function assertContent(
  engines: EngineRegistry,
  task: string,
  { engineId, parameters, sample, note }: VersionContent,
): VersionContent {
  const descriptor = engines.find(engineId)?.descriptor;
  const known = descriptor?.tasks.find((one) => one === task);
  if (!descriptor || !known) throw new BusinessError(ERROR_CODES.invalid, undefined, ['engineId']);
  if (sample && !isInputOf(known, sample.kind)) {
    throw new BusinessError(ERROR_CODES.invalid, undefined, ['sample']);
  }
  return { engineId, parameters: readParameters(descriptor, parameters), sample, note };
}

function isInputOf(task: TaskId, kind: string): boolean {
  return TASKS[task].input === kind && kind !== 'image';
}
