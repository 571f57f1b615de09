import { TASKS, type TaskId } from '@atrium/contract';
import type { EngineInput } from '../../engines/core/engine.ts';

const TEXT =
  'Ada Lovelace wrote to ada@example.com on 3 May 1843. She was delighted with the machine in London.';

/** A white PNG of one pixel. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns a small input of a task, to try a connection with it. */
export function createSampleInput(task: TaskId): EngineInput {
  switch (TASKS[task].input) {
    case 'text':
      return { kind: 'text', text: TEXT };
    case 'image':
      return { kind: 'image', image: IMAGE };
    case 'table':
      return {
        kind: 'table',
        columns: ['a', 'b', 'c', 'd'],
        rows: [
          [5.1, 3.5, 1.4, 0.2],
          [4.9, 3, 1.4, 0.2],
          [6.3, 3.3, 6, 2.5],
          [5.8, 2.7, 5.1, 1.9],
        ],
      };
    default:
      return { kind: 'series', values: [112, 118, 132, 129, 121, 135, 148, 148], horizon: 2, season: 0 };
  }
}
