import { useTaskNames } from '@atrium/task-views';
import { knownTask } from './known-task.ts';

/** Returns a function that labels a task; an unknown task is shown as its id. */
export function useTaskName(): (task: string) => string {
  const names = useTaskNames();
  return (task) => {
    const known = knownTask(task);
    return known ? names[known] : task;
  };
}
