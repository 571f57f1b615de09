import { TASK_IDS, type TaskId } from '@atrium/contract';

/** Returns the task of that name, or undefined if this console does not know it, as with a newer server. */
export function toKnownTask(task: string): TaskId | undefined {
  return TASK_IDS.find((id) => id === task);
}
