import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import { assertSize } from '../grid/assert-size.ts';
import type { Row } from '../grid/cell.ts';
import type { CsvError, RowSink } from '../grid/grid.ts';
import { createRowBuffer } from '../grid/row-buffer.ts';
import { stripInnerFormulaPrefixes } from './formula-prefix.ts';
import type { CsvRecord } from './read-records.ts';

/** Maximum number of errors that are reported. */
const MAX_ERRORS = 100;

/** Collects the records of a file: the rows, their width, and misplaced quotes. */
export function createRowCollector(onRows: RowSink) {
  const buffer = createRowBuffer(onRows);
  const errors: CsvError[] = [];
  let columnCount = 0;
  /** The number of blank lines since the last row. */
  let blankCount = 0;
  let hasText = false;
  /** The number of records so far, including blank lines. */
  let recordCount = 0;
  /** For each row, the number of its record in the file, from 1. */
  const numbers: number[] = [];
  const add = (row: Row, number: number) => {
    assertSize(buffer.count() + 1, columnCount);
    numbers.push(number);
    return buffer.add(row);
  };
  const addBlanks = async (count: number, firstNumber: number) => {
    // In a file with one column, a blank line is an empty cell. In other files, blank lines are ignored.
    for (let index = 0; columnCount <= 1 && index < count; index += 1) await add([''], firstNumber + index);
    blankCount = 0;
  };
  const addRow = (cells: readonly string[]) => add(cells.map(stripInnerFormulaPrefixes), recordCount);
  return {
    /** If the next record must wait, returns a promise that resolves when it may follow. */
    take({ cells, errors: kinds }: CsvRecord): Promise<void> | undefined {
      recordCount += 1;
      for (const kind of kinds) if (errors.length < MAX_ERRORS) errors.push({ row: recordCount, kind });
      if (cells.length === 1 && cells[0] === '') {
        blankCount += 1;
        return undefined;
      }
      columnCount = Math.max(columnCount, cells.length);
      hasText ||= cells.some((cell) => cell.trim() !== '');
      if (blankCount === 0) return addRow(cells);
      return addBlanks(blankCount, recordCount - blankCount).then(() => addRow(cells));
    },
    /** `endsWithLineEnd`: whether the text ends with a line end, after which no row follows. */
    async finish(endsWithLineEnd: boolean) {
      if (!hasText) throw new SpreadsheetError('emptyFile');
      await addBlanks(blankCount - (endsWithLineEnd ? 1 : 0), recordCount - blankCount + 1);
      await buffer.flush();
      return { errors, numbers, rowCount: buffer.count(), columnCount };
    },
  };
}
