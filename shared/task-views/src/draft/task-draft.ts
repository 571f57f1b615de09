import { TASKS, type TaskId, type TaskInput } from '@atrium/contract';

/** What a person is about to run a task on. The bytes of an image are beside its input, as the call sends them. */
export interface TaskDraft {
  readonly input: TaskInput;
  readonly file?: Blob;
}

/** An input that shows what a task does: at hand, or fetched when somebody asks for it. */
export type TaskSample = TaskDraft | (() => Promise<TaskDraft>);

/** A draft with nothing in it yet. */
export function emptyDraft(task: TaskId): TaskDraft {
  switch (TASKS[task].input) {
    case 'text':
      return { input: { kind: 'text', text: '' } };
    case 'image':
      return { input: { kind: 'image' } };
    case 'table':
      return {
        input: {
          kind: 'table',
          columns: ['x', 'y'],
          rows: [
            [null, null],
            [null, null],
            [null, null],
          ],
        },
      };
    case 'series':
      return { input: { kind: 'series', values: [], horizon: 12, season: 0 } };
  }
}
