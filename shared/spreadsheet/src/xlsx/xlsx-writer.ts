import { type ColInfo, type WorkSheet, write } from 'sheetjs-style';
import { nameFault } from '../fault/name-fault.ts';
import type { Row } from '../grid/cell.ts';
import type { ProgressSink } from '../grid/grid.ts';
import type { TableWriter } from '../grid/table-writer.ts';
import { deflate } from '../zip/pack.ts';
import { unpack } from '../zip/unpack.ts';
import { createWidths } from './column-widths.ts';
import { freezeHeader } from './freeze-header.ts';
import { lazySheet } from './lazy-sheet.ts';
import { assertFits, sheetName } from './sheet-limits.ts';
import { headerCell, writeCell } from './write-cell.ts';

export interface XlsxOptions {
  readonly format: 'xlsx';
  /** Name of the worksheet; what Excel does not allow in it is left out. */
  readonly sheet: string;
  /** Makes columns as wide as what they hold. */
  readonly hasAutoWidth: boolean;
  readonly isFormulaSafe: boolean;
  readonly isRightToLeft: boolean;
}

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ROWS_PER_WORD = 2_000;

/** Keeps rows until the end, and makes cells of them only when they are written. */
export function createXlsxWriter(
  options: XlsxOptions,
  titles: readonly string[],
  onProgress: ProgressSink,
): TableWriter {
  const rows: Row[] = [];
  const widths = createWidths(titles);
  return {
    add(more) {
      for (const row of more) {
        assertFits(row, rows.length, titles.length);
        rows.push(row);
        widths.see(row);
      }
    },
    async finish() {
      const header = titles.map(headerCell);
      const sheet = lazySheet(rows.length + 1, titles.length, (index) => {
        if (index % ROWS_PER_WORD === 0) onProgress({ phase: 'writing', done: index, total: rows.length });
        return index === 0
          ? header
          : (rows[index - 1] ?? []).map((cell) => writeCell(cell, options.isFormulaSafe));
      });
      if (options.hasAutoWidth) sheet['!cols'] = widths.columns() as ColInfo[];
      const parts = await unpack(writeSheet(sheet, options), { isOwn: true });
      const packed = await deflate(parts.map(freezeHeader), (done, total) =>
        onProgress({ phase: 'packing', done, total }),
      );
      return new Blob([packed], { type: MIME });
    },
  };
}

function writeSheet(sheet: WorkSheet, options: XlsxOptions): Uint8Array {
  const name = sheetName(options.sheet);
  try {
    const book = {
      SheetNames: [name],
      Sheets: { [name]: sheet },
      Workbook: { Views: [{ RTL: options.isRightToLeft }] },
    };
    return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer);
  } catch (error) {
    throw nameFault(error, 'unwritable');
  }
}
