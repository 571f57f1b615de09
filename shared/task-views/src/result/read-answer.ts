import { TASKS, type TaskId, type TaskOutput } from '@atrium/contract';

/** What a task answered, with the task that says how to read it. */
export type Answer = {
  readonly [Id in TaskId]: { readonly task: Id; readonly output: TaskOutput<Id> };
}[TaskId];

/** The answer by its task's contract; none if it does not keep it. */
export function readAnswer(task: TaskId, output: unknown): Answer | undefined {
  const read = TASKS[task].output.safeParse(output);
  return read.success ? ({ task, output: read.data } as Answer) : undefined;
}
