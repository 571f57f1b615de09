import { useTaskNames } from '@atrium/task-views';
import { knownTask } from './known-task.ts';

/** Gives a task in words; one that is unknown here keeps its id. */
export function useTaskName(): (task: string) => string {
  const names = useTaskNames();
  return (task) => {
    const known = knownTask(task);
    return known ? names[known] : task;
  };
}
