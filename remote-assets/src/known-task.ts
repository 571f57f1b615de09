import { TASK_IDS, type TaskId } from '@atrium/contract';

/** The task of that name, unless it is one that a newer server has and this console does not. */
export function knownTask(task: string): TaskId | undefined {
  return TASK_IDS.find((id) => id === task);
}
