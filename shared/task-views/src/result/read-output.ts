import { TASKS, type TaskId, type TaskOutput } from '@atrium/contract';

/** The output of a run with the task that defines its type. */
export type TypedOutput = {
  readonly [Id in TaskId]: { readonly task: Id; readonly output: TaskOutput<Id> };
}[TaskId];

/** Parses an output by its task's contract. Returns undefined if it does not match. */
export function readOutput(task: TaskId, output: unknown): TypedOutput | undefined {
  const parsed = TASKS[task].output.safeParse(output);
  return parsed.success ? ({ task, output: parsed.data } as TypedOutput) : undefined;
}
