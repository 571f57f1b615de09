import { ERROR_CODES, type TableInput } from '@atrium/contract';
import { InputRejectedError } from '../core/input-rejection.ts';

type Cell = TableInput['rows'][number][number];
type Table = Pick<TableInput, 'columns' | 'rows'>;

/**
 * Returns the index of a column.
 *
 * @throws InputRejectedError when the table has no such column.
 */
export function findColumn({ columns }: Table, column: string): number {
  const index = columns.indexOf(column);
  if (index >= 0) return index;
  throw new InputRejectedError(ERROR_CODES.columnMissing, `The table has no column ${column}.`, { column });
}

export function isEmpty(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** Returns a cell as a category. An empty cell is the category ''. */
export function toCategory(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/**
 * Returns the numbers of a column; NaN for an empty cell.
 *
 * @throws InputRejectedError when a cell contains a text that is not a number.
 */
export function readNumbers(table: Table, column: string): Float64Array {
  const index = findColumn(table, column);
  return Float64Array.from(table.rows, (row, at) => {
    const cell = row[index];
    if (isEmpty(cell)) return Number.NaN;
    const value = typeof cell === 'number' ? cell : Number(cell);
    if (Number.isFinite(value)) return value;
    throw new InputRejectedError(ERROR_CODES.cellNotNumber, `Row ${at + 1} of ${column} contains text.`, {
      column,
      row: at + 1,
    });
  });
}
