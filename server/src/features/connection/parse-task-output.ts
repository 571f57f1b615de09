import { TASKS, type TaskId, type TaskOutput } from '@atrium/contract';
import { OutboundError } from '../../outbound/outbound-error.ts';

/**
 * Returns the output of a task if it satisfies the contract of the task.
 *
 * @throws OutboundError `malformed` with the parts that the output lacks or that are invalid.
 */
export function parseTaskOutput(task: TaskId, output: unknown): TaskOutput {
  const parsed = TASKS[task].output.safeParse(output);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.join('.')).slice(0, 3);
  throw new OutboundError('malformed', `The output lacks or breaks: ${paths.join(', ')}`);
}
