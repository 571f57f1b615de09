import {
  DATA_SET_LIMITS,
  type DataSet,
  EVALUATED_TASKS,
  type EvaluatedTask,
  type RunDetail,
  type TableInput,
  type TaskId,
} from '@atrium/contract';
import { toExpectedText } from '@atrium/task-views';

type Rows = DataSet['content']['rows'];
type Cell = Rows[number][number];

/** The example that a user edits: a text or an image with its expected result, or rows of a table. */
export type Example =
  | { readonly kind: 'text'; readonly text: string; readonly expected: string }
  | { readonly kind: 'image'; readonly expected: string }
  | { readonly kind: 'rows'; readonly table: TableInput };

/** Why a run cannot become an example of a data set. `ExampleError` states why an edited example cannot be added. */
export type RunProblem =
  /** The image of the run is not stored. */
  | { readonly problem: 'missingImage' }
  /** The table has too many rows. */
  | { readonly problem: 'tooManyRows' }
  /** The input lacks columns of the data set. */
  | { readonly problem: 'missingColumns'; readonly missing: readonly string[] };

/** The largest number of rows of a table that can be added from a run. */
export const MAX_ADDED_ROWS = 100;

/** The tasks whose runs can become examples. */
export type ExampleTask = Exclude<EvaluatedTask, 'cluster' | 'anomaly' | 'forecast'>;

/** A data set for one of these tasks is one series or one whole table, so it has no single examples. */
const TASKS_WITHOUT_EXAMPLES: readonly TaskId[] = ['cluster', 'anomaly', 'forecast'];

/** Returns whether runs of a task can become examples. */
export function supportsExamples(task: TaskId): task is ExampleTask {
  return EVALUATED_TASKS.some((one) => one === task) && !TASKS_WITHOUT_EXAMPLES.includes(task);
}

/** Returns the input and output of a run as an example of a data set, or why there is none. */
export function createExample(
  task: ExampleTask,
  { input, outputs, file }: RunDetail,
  dataSet: DataSet,
): Example | RunProblem {
  const expected = toExpectedText(task, outputs);
  if (input?.kind === 'text') return { kind: 'text', text: input.text, expected };
  if (input?.kind !== 'table') return file ? { kind: 'image', expected } : { problem: 'missingImage' };
  if (input.rows.length > MAX_ADDED_ROWS) return { problem: 'tooManyRows' };
  const { columns } = dataSet.content;
  const { expectedColumn } = dataSet;
  const missing = columns.filter((name) => name !== expectedColumn && !input.columns.includes(name));
  if (missing.length > 0) return { problem: 'missingColumns', missing };
  const predictions = Array.isArray(outputs?.predictions) ? outputs.predictions : [];
  const rows = input.rows.map((cells, row) =>
    columns.map((name): Cell => {
      if (name === expectedColumn) return toCell(predictions[row]);
      return cells[input.columns.indexOf(name)] ?? null;
    }),
  );
  return { kind: 'rows', table: { kind: 'table', columns: [...columns], rows } };
}

function toCell(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** Why an edited example cannot be added: its text or its expected result is invalid, or the data set is full. */
export type ExampleError = 'text' | 'expected' | 'full';

/** The tasks whose expected result can be empty, because a text or an image may contain nothing to find. */
const TASKS_WITH_OPTIONAL_RESULT: readonly TaskId[] = ['entities', 'keywords', 'ocr', 'barcode'];

/** Returns why an edited example cannot be added to a data set, or `undefined` if it can. */
export function findExampleError(
  example: Example,
  { task, expectedColumn, content }: DataSet,
): ExampleError | undefined {
  const count = example.kind === 'rows' ? example.table.rows.length : 1;
  const limit = example.kind === 'image' ? DATA_SET_LIMITS.images : DATA_SET_LIMITS.rows;
  if (content.rows.length + count > limit) return 'full';
  if (example.kind === 'rows') {
    const { columns, rows } = example.table;
    const expectedIndex = columns.indexOf(expectedColumn);
    const isValid = (cell: Cell | undefined) =>
      task === 'regress' ? typeof cell === 'number' : cell !== null && cell !== '';
    return rows.every((row) => isValid(row[expectedIndex])) ? undefined : 'expected';
  }
  if (example.kind === 'text' && (example.text.trim() === '' || isTooLong(example.text))) return 'text';
  const isMissing = example.expected.trim() === '' && !TASKS_WITH_OPTIONAL_RESULT.includes(task);
  const isWrong = task === 'extract' && !isJsonObject(example.expected);
  return isMissing || isWrong || isTooLong(example.expected) ? 'expected' : undefined;
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

function isTooLong(text: string): boolean {
  return text.length > DATA_SET_LIMITS.cell;
}

/**
 * Returns the rows of an example for a data set.
 *
 * @param image The id and the file name of the stored image of the example.
 */
export function toRows(
  example: Example,
  dataSet: DataSet,
  image: { readonly id: string; readonly name: string } | undefined,
): Rows {
  const { textColumn, expectedColumn, content } = dataSet;
  switch (example.kind) {
    case 'rows':
      return example.table.rows;
    case 'image':
      return image ? [[image.id, image.name, example.expected]] : [];
    case 'text':
      return [
        content.columns.map((name) => {
          if (name === expectedColumn) return example.expected;
          return name === textColumn ? example.text : null;
        }),
      ];
  }
}
