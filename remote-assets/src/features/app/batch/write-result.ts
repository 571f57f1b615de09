import { type Batch, batchCalls, LIMITS } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { writeTable } from '@atrium/spreadsheet';
import { listResultColumnTitles, toResultRow } from './result-rows.ts';

/** Writes the rows of a batch with their results to a file, in a web worker. */
export function writeResult(batch: Batch, format: 'csv' | 'xlsx', signal: AbortSignal): Promise<Blob> {
  const isFormulaSafe = true;
  const options =
    format === 'csv'
      ? ({ format, delimiter: ',', isQuoted: false, hasByteOrderMark: true, isFormulaSafe } as const)
      : ({
          format,
          sheet: batch.name,
          hasAutoWidth: true,
          isFormulaSafe,
          isRightToLeft: document.documentElement.dir === 'rtl',
        } as const);
  return writeTable(options, listResultColumnTitles(batch), readRows(batch, signal), { signal });
}

async function* readRows(batch: Batch, signal: AbortSignal) {
  for (let page = 1, done = 0; ; page += 1) {
    const body = { id: batch.id, page, pageSize: LIMITS.bulkPageSize };
    const { list, total } = await request(batchCalls.rows, body, { signal, isSilent: true });
    yield list.map((row) => toResultRow(batch, row));
    done += list.length;
    if (list.length === 0 || done >= total) return;
  }
}
