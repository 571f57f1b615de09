import { useTaskNames } from '@atrium/task-views';
import { toKnownTask } from './to-known-task.ts';

/** Returns a function that returns the name of a task. For an unknown task, it returns the id. */
export function useTaskName(): (task: string) => string {
  const names = useTaskNames();
  return (task) => {
    const taskId = toKnownTask(task);
    return taskId ? names[taskId] : task;
  };
}
