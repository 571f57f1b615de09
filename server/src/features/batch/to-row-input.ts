import { ERROR_CODES, TASKS, type TaskInput, taskInputSchema } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { parseBody } from '../../http/parse-body.ts';
import type { StoredBatch } from './batch-repository.ts';

/**
 * Returns the input of a task from the cells of a row.
 *
 * @throws BusinessError `inputEmpty` when the cells of the input columns are empty, `invalid` when the cells do not fit
 *   the task.
 */
export function toRowInput(
  { task, columns, inputColumns, horizon, season }: StoredBatch,
  cells: readonly unknown[],
): TaskInput {
  const kind = TASKS[task].input;
  // Without input columns, as in a batch of the public API, each column is a field of the input.
  if (inputColumns.length === 0) {
    const fields = columns.flatMap((name, index) =>
      (cells[index] ?? null) === null ? [] : [[name, cells[index]] as const],
    );
    return parse({ ...Object.fromEntries(fields), kind });
  }
  const values = inputColumns.map((name) => cells[columns.indexOf(name)] ?? null);
  if (values.every((value) => value === null || value === '')) {
    throw new BusinessError(ERROR_CODES.inputEmpty);
  }
  if (kind !== 'series') return parse({ kind, text: String(values[0] ?? '') });
  // A series may be shorter than the longest one of the file. The empty cells at its end are not values.
  const end = values.findLastIndex((value) => value !== null && value !== '');
  return parse({ kind, values: values.slice(0, end + 1).map(toNumber), horizon, season });
}

function parse(input: object): TaskInput {
  return parseBody(taskInputSchema, input) as TaskInput;
}

function toNumber(cell: unknown): unknown {
  return typeof cell === 'string' && cell.trim() !== '' ? Number(cell) : cell;
}
