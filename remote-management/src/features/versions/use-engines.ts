import type { EngineInfo, TaskId } from '@atrium/contract';
import { useLoad } from '@atrium/runtime';
import { enginesLoad } from '../../engine-load.ts';

const OF_ALGORITHMS = { family: 'algorithm' } as const;

/** The engines that do a task, in the order in which they are preferred; none before they are known. */
export function useEngines(task: TaskId | undefined): readonly EngineInfo[] | undefined {
  const { data } = useLoad(enginesLoad, OF_ALGORITHMS);
  return data?.list.filter(({ tasks }) => tasks.some((one) => one === task));
}
