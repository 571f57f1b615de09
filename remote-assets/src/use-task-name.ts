import { useTaskNames } from '@atrium/task-views';
import { toKnownTask } from './to-known-task.ts';

/** Returns a function that labels a task; an unknown task is shown as its id. */
export function useTaskName(): (task: string) => string {
  const names = useTaskNames();
  return (task) => {
    const taskId = toKnownTask(task);
    return taskId ? names[taskId] : task;
  };
}
