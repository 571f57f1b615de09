import { TASKS, type TaskId, type TaskInput } from '@atrium/contract';

/** What a person is about to run a task on. The bytes of an image are beside its input, as the call sends them. */
export interface TaskDraft {
  readonly input: TaskInput;
  readonly file?: Blob;
}

const EMPTY_ROW = [null, null];

/** A draft with nothing in it yet. */
export function emptyDraft(task: TaskId): TaskDraft {
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
