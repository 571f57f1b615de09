import { TASK_IDS, type TaskId } from '@atrium/contract';

/** Returns the id of a task that this console supports. A newer server may have other tasks. */
export function toKnownTask(task: string): TaskId | undefined {
  return TASK_IDS.find((id) => id === task);
}
