import type { TaskId, TaskInput } from '@atrium/contract';
import { useTaskMessages } from '../messages/use-task-messages.ts';
import { useTaskNames } from '../messages/use-task-names.ts';

export interface TaskResultProps {
  readonly task: TaskId;
  /** What it was run on, where that is known; without it, tokens and points cannot be placed. */
  readonly input?: TaskInput | undefined;
  /** What the run answered. Anything that does not keep the task's contract is shown as JSON. */
  readonly output: unknown;
  /** Address of the image that was read (`useObjectUrl`), to draw over. */
  readonly imageUrl?: string | undefined;
}

/** What a run answered: drawn, as a table, and as JSON. */
export function TaskResult({ task, output }: TaskResultProps) {
  const names = useTaskNames();
  if (!useTaskMessages()) return null;
  return (
    <section aria-label={names[task]}>
      <pre>{JSON.stringify(output, null, 2)}</pre>
    </section>
  );
}
