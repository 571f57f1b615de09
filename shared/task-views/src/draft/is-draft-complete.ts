import { taskInputSchema } from '@atrium/contract';
import type { TaskDraft } from './task-draft.ts';

/** Whether a draft can be run: its input keeps the contract, and an image has its file. */
export function isDraftComplete({ input, file }: TaskDraft): boolean {
  if (input.kind === 'image') return file !== undefined;
  if (input.kind === 'table' && input.rows.every((row) => row.every((cell) => cell === null))) return false;
  return taskInputSchema.safeParse(input).success;
}
