import { type EvaluatedTask, RECOGNITION_TASKS } from '@atrium/contract';

/** The tasks whose data set has an image per row. */
export type ImageTask = (typeof RECOGNITION_TASKS)[number];

export function isImageTask(task: EvaluatedTask): task is ImageTask {
  return RECOGNITION_TASKS.some((imageTask) => imageTask === task);
}
