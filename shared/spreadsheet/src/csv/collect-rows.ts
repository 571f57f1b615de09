import type { ParseError } from 'papaparse';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import { assertSize } from '../grid/assert-size.ts';
import type { Row } from '../grid/cell.ts';
import type { CsvFault, RowSink } from '../grid/grid.ts';
import { createRowBuffer } from '../grid/row-buffer.ts';
import { unquoteInnerFormulas } from './safe-text.ts';

const MOST_FAULTS = 100;

/** Gathers what the parser finds, piece by piece: rows, how wide they are, and where quotes don't fit. */
export function createRowCollector(onRows: RowSink) {
  const buffer = createRowBuffer(onRows);
  const faults: CsvFault[] = [];
  let columnCount = 0;
  let blanks = 0;
  let hasText = false;
  /** All records so far, blank lines too. */
  let records = 0;
  const numbers: number[] = [];
  const add = async (row: Row, number: number) => {
    numbers.push(number);
    const waiting = buffer.add(row);
    if (waiting) await waiting;
  };
  const addBlanks = async (count: number, first: number) => {
    // In a list of one column a blank line is an empty cell; elsewhere it is nothing.
    for (let index = 0; columnCount <= 1 && index < count; index += 1) await add([''], first + index);
    blanks = 0;
  };
  return {
    async take(rows: readonly string[][], errors: readonly ParseError[]): Promise<void> {
      for (const { type, code, row = 0 } of errors) {
        if (faults.length >= MOST_FAULTS || type !== 'Quotes') continue;
        const kind = code === 'MissingQuotes' ? 'missingQuotes' : 'invalidQuotes';
        const number = records + row + 1;
        if (faults.some((fault) => fault.row === number && fault.kind === kind)) continue;
        faults.push({ row: number, kind });
      }
      for (const row of rows) {
        records += 1;
        if (row.length === 1 && row[0] === '') {
          blanks += 1;
          continue;
        }
        columnCount = Math.max(columnCount, row.length);
        hasText ||= row.some((cell) => cell.trim() !== '');
        assertSize(buffer.count() + 1, columnCount);
        if (blanks > 0) await addBlanks(blanks, records - blanks);
        await add(row.map(unquoteInnerFormulas), records);
      }
      assertSize(buffer.count(), columnCount);
    },
    /** What all pieces were together; `endsInLine`: behind the last line end there is no row. */
    async finish(endsInLine: boolean) {
      if (!hasText) throw new SpreadsheetError('emptyFile');
      await addBlanks(blanks - (endsInLine ? 1 : 0), records - blanks + 1);
      await buffer.flush();
      return { faults, numbers, rowCount: buffer.count(), columnCount };
    },
  };
}
