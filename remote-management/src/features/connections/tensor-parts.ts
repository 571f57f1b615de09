import { TASKS, type TaskId, type TaskInputKind } from '@atrium/contract';

/** The parts of each kind of input. Each part is one tensor. */
export const INPUT_PARTS: Readonly<Record<TaskInputKind, readonly string[]>> = {
  text: ['text'],
  image: ['image'],
  table: ['rows'],
  series: ['values', 'horizon', 'season'],
};

/** Returns the parts of a task's output. Each part is one tensor. */
export function listOutputParts(task: TaskId): readonly string[] {
  return Object.keys(TASKS[task].output.shape);
}
