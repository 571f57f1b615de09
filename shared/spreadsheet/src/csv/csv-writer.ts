import Papa from 'papaparse';
import type { Row } from '../grid/cell.ts';
import type { Delimiter, ProgressSink } from '../grid/grid.ts';
import { formatSheetDate } from '../grid/serial-date.ts';
import type { TableWriter } from '../grid/table-writer.ts';
import { prefixFormula, prefixInnerFormulas } from './formula-prefix.ts';

export interface CsvOptions {
  readonly format: 'csv';
  readonly delimiter: Delimiter;
  /** Quotes every cell, even where not necessary. */
  readonly isQuoted: boolean;
  /** Starts the file with the byte order mark by which Excel recognizes UTF-8. */
  readonly hasByteOrderMark: boolean;
  /** Prevents spreadsheet programs from running texts as formulas. */
  readonly isFormulaSafe: boolean;
}

/** Creates a writer that writes rows as they arrive. Only bytes stay in memory. */
export function createCsvWriter(
  options: CsvOptions,
  titles: readonly string[],
  onProgress: ProgressSink,
): TableWriter {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let count = 0;
  const write = (rows: readonly Row[]) => {
    const lines = rows.map((row) => writeLine(row, options));
    parts.push(encoder.encode(lines.map((line) => `${line}\r\n`).join('')));
  };
  if (options.hasByteOrderMark) parts.push(encoder.encode('\uFEFF'));
  write([titles]);
  return {
    add(rows) {
      write(rows);
      count += rows.length;
      onProgress({ phase: 'writing', done: count, total: count });
    },
    finish: async () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

function writeLine(row: Row, { delimiter, isQuoted, isFormulaSafe }: CsvOptions): string {
  const texts = row.map((cell) => {
    if (typeof cell === 'string') return isFormulaSafe ? prefixInnerFormulas(prefixFormula(cell)) : cell;
    if (cell instanceof Date) return formatSheetDate(cell);
    return cell === null ? '' : String(cell);
  });
  // Readers ignore a blank line, so an empty cell that is alone in its row needs quotes.
  const isBlank = texts.length === 1 && texts[0] === '';
  return Papa.unparse([texts], { delimiter, quotes: isQuoted || isBlank });
}
