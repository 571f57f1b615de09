import { TRAINED_TASKS, type TrainedTask } from '@atrium/contract';

/** Returns whether a training can create models for a task. */
export function isTrainedTask(task: string | undefined): task is TrainedTask {
  return TRAINED_TASKS.some((one) => one === task);
}
