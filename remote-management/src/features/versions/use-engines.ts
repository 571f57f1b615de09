import { type EngineInfo, engineListCall, type TaskId } from '@atrium/contract';
import { useCall } from '@atrium/runtime';

interface Engines {
  /** The engines for the task, in order of preference; undefined until they are loaded. */
  readonly engines: readonly EngineInfo[] | undefined;
  readonly error: unknown;
  reload(): Promise<void>;
}

/** Returns the engines that a version of an algorithm of this task can use. */
export function useEngines(task: TaskId | undefined): Engines {
  const { data, error, reload } = useCall(engineListCall, { family: 'algorithm' });
  const engines = data?.list.filter(({ tasks }) => tasks.some((one) => one === task));
  return { engines, error, reload };
}
