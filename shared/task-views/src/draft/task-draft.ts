import { TASKS, type TaskId, type TaskInput, type TaskInputKind, taskInputSchema } from '@atrium/contract';
import type { ReactNode } from 'react';

/**
 * The input of a task before it runs. The file of an image is separate from the input, because the call sends it as a
 * separate part.
 */
export interface TaskDraft {
  readonly input: TaskInput;
  readonly file?: Blob;
}

/** The props of the field for one kind of input. */
export interface KindInputProps<Kind extends TaskInputKind> {
  readonly input: Extract<TaskInput, { kind: Kind }>;
  readonly isDisabled: boolean;
  /** Appears at the end of the label's line: the samples. */
  readonly aside: ReactNode;
  /** Returns why a field of the input is rejected. */
  findError(field: string): string | undefined;
  onChange(input: Extract<TaskInput, { kind: Kind }>): void;
}

const EMPTY_ROW = [null, null];

/** Returns a draft without content. */
export function createEmptyDraft(task: TaskId): TaskDraft {
  switch (TASKS[task].input) {
    case 'text':
      return { input: { kind: 'text', text: '' } };
    case 'image':
      return { input: { kind: 'image' } };
    case 'table':
      return { input: { kind: 'table', columns: ['x', 'y'], rows: [EMPTY_ROW, EMPTY_ROW, EMPTY_ROW] } };
    case 'series':
      return { input: { kind: 'series', values: [], horizon: 12, season: 0 } };
  }
}

/** Returns whether a draft can be run: it matches the contract, an image has a file, and a table is not empty. */
export function isDraftComplete({ input, file }: TaskDraft): boolean {
  if (input.kind === 'image') return file !== undefined;
  if (input.kind === 'table' && input.rows.every((row) => row.every((cell) => cell === null))) return false;
  return taskInputSchema.safeParse(input).success;
}
