import { ERROR_CODES, type TableInput } from '@atrium/contract';
import { InputRejectedError } from '../core/input-rejection.ts';

/** The numeric columns of a table. */
export interface NumberTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly number[])[];
}

/**
 * Returns the numeric columns of a table. An empty cell becomes the median of its column, so that every row has a
 * result.
 *
 * @throws InputRejectedError when no column is entirely numeric.
 */
export function toNumberTable({ columns, rows }: TableInput): NumberTable {
  const numericColumns = columns.flatMap((name, index) => {
    const values = rows.map((row) => row[index] ?? null);
    const numbers = values.filter((value) => typeof value === 'number');
    const isNumeric =
      numbers.length > 0 && values.every((value) => value === null || typeof value === 'number');
    return isNumeric ? [{ name, index, median: findMedian(numbers) }] : [];
  });
  if (numericColumns.length === 0) {
    throw new InputRejectedError(ERROR_CODES.noNumbers, 'No column of the table contains only numbers.');
  }
  return {
    columns: numericColumns.map(({ name }) => name),
    rows: rows.map((row) =>
      numericColumns.map(({ index, median }) => {
        const cell = row[index];
        return typeof cell === 'number' ? cell : median;
      }),
    ),
  };
}

function findMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
