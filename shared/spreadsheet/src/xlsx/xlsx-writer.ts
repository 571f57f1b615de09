import type { ProgressSink } from '../grid/grid.ts';
import type { TableWriter } from '../grid/table-writer.ts';
import { type ChunkedPart, createZipArchive } from '../zip/create-zip-archive.ts';
import { createByteChunks } from './byte-chunks.ts';
import { createWidths } from './column-widths.ts';
import { createRowXml } from './row-xml.ts';
import { assertFits } from './sheet-limits.ts';
import { createTextList } from './text-list.ts';
import { toColumnName } from './to-column-name.ts';
import { type CellStyles, createWorkbookParts, type SplitPart } from './workbook-parts.ts';
import type { XlsxOptions } from './xlsx-options.ts';

/** The ids of the styles, which are the same in every workbook. */
let styles: CellStyles | undefined;

const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Creates a writer that writes rows as they arrive. Only bytes and distinct texts stay in memory. */
export async function createXlsxWriter(
  options: XlsxOptions,
  titles: readonly string[],
  onProgress: ProgressSink,
): Promise<TableWriter> {
  const columnCount = Math.max(1, titles.length);
  styles ??= (await createWorkbookParts(options, 'A1')).styles;
  const texts = createTextList(options.isFormulaSafe);
  const xml = createRowXml(columnCount, styles, texts.getIndex);
  const widths = createWidths(titles);
  const body = createByteChunks();
  let rowCount = 0;
  body.add(xml.header(titles));
  return {
    add(rows) {
      for (const row of rows) {
        assertFits(row, rowCount, titles.length);
        rowCount += 1;
        body.add(xml.row(row, rowCount + 1));
        widths.addRow(row);
      }
      onProgress({ phase: 'writing', done: rowCount, total: rowCount });
    },
    async finish() {
      const range = `A1:${toColumnName(columnCount)}${rowCount + 1}`;
      const workbook = await createWorkbookParts(
        options,
        range,
        options.hasAutoWidth ? widths.columns() : undefined,
      );
      const parts = [
        ...workbook.others.map(({ name, bytes }) => ({ name, chunks: [bytes] })),
        fill(workbook.texts, texts.take()),
        fill(workbook.sheet, body.take()),
      ];
      const packed = await createZipArchive(parts, (done, total) =>
        onProgress({ phase: 'packing', done, total }),
      );
      return new Blob([packed], { type: MIME });
    },
  };
}

/** Returns a part of the workbook with chunks between its beginning and its end. */
function fill({ name, before, after }: SplitPart, inside: readonly Uint8Array[]): ChunkedPart {
  const encoder = new TextEncoder();
  return { name, chunks: [encoder.encode(before), ...inside, encoder.encode(after)] };
}
