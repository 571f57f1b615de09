import { type EngineInfo, engineListCall, type TaskId } from '@atrium/contract';
import { useCall } from '@atrium/runtime';

interface Engines {
  /** Those that do the task, in the order in which they are preferred; none before they are known. */
  readonly engines: readonly EngineInfo[] | undefined;
  readonly error: unknown;
  reload(): Promise<void>;
}

/** The engines that a version of an algorithm of this task can have. */
export function useEngines(task: TaskId | undefined): Engines {
  const { data, error, reload } = useCall(engineListCall, { family: 'algorithm' });
  const engines = data?.list.filter(({ tasks }) => tasks.some((one) => one === task));
  return { engines, error, reload };
}
