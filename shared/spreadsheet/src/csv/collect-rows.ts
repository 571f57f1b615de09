import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { assertSize } from '../grid/assert-size.ts';
import type { Row } from '../grid/cell.ts';
import type { CsvError, RowSink } from '../grid/grid.ts';
import { createRowBuffer } from '../grid/row-buffer.ts';
import type { CsvRecord } from './read-records.ts';
import { unquoteInnerFormulas } from './safe-text.ts';

const MAX_ERRORS = 100;

/** Collects the records of a file: the rows, their width, and misplaced quotes. */
export function createRowCollector(onRows: RowSink) {
  const buffer = createRowBuffer(onRows);
  const errors: CsvError[] = [];
  let columnCount = 0;
  let blanks = 0;
  let hasText = false;
  /** All records so far, including blank lines. */
  let records = 0;
  const numbers: number[] = [];
  const add = (row: Row, number: number) => {
    assertSize(buffer.count() + 1, columnCount);
    numbers.push(number);
    return buffer.add(row);
  };
  const addBlanks = async (count: number, first: number) => {
    // In a list of one column a blank line is an empty cell; in other files it is ignored.
    for (let index = 0; columnCount <= 1 && index < count; index += 1) await add([''], first + index);
    blanks = 0;
  };
  const addRow = (cells: readonly string[]) => add(cells.map(unquoteInnerFormulas), records);
  return {
    /** Returns a promise when the next record must wait until it resolves. */
    take({ cells, errors: kinds }: CsvRecord): Promise<void> | undefined {
      records += 1;
      for (const kind of kinds) if (errors.length < MAX_ERRORS) errors.push({ row: records, kind });
      if (cells.length === 1 && cells[0] === '') {
        blanks += 1;
        return undefined;
      }
      columnCount = Math.max(columnCount, cells.length);
      hasText ||= cells.some((cell) => cell.trim() !== '');
      if (blanks === 0) return addRow(cells);
      return addBlanks(blanks, records - blanks).then(() => addRow(cells));
    },
    /** `endsInLine`: there is no row after the last line end. */
    async finish(endsInLine: boolean) {
      if (!hasText) throw new SpreadsheetError('emptyFile');
      await addBlanks(blanks - (endsInLine ? 1 : 0), records - blanks + 1);
      await buffer.flush();
      return { errors, numbers, rowCount: buffer.count(), columnCount };
    },
  };
}
