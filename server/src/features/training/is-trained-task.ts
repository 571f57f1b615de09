import { TRAINED_TASKS, type TrainedTask } from '@atrium/contract';

export function isTrainedTask(task: string | undefined): task is TrainedTask {
  return TRAINED_TASKS.some((one) => one === task);
}
