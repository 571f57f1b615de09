import { type ExportedRun, type ListBody, RUN_EXPORT_LIMITS, runCalls } from '@atrium/contract';
import { request } from '@atrium/runtime';
import { writeTable } from '@atrium/spreadsheet';
import { EXPORT_COLUMNS, toExportCells, toExportRecord } from './export-columns.ts';

interface WrittenHistory {
  readonly file: Blob;
  /** The number of runs that match the filters. The file contains the newest ones. */
  readonly total: number;
}

type Filters = NonNullable<ListBody['filters']>;

/** Writes the newest runs that match the filters to a file. */
export async function writeHistory(
  filters: Filters,
  format: 'csv' | 'json',
  signal: AbortSignal,
): Promise<WrittenHistory> {
  let total = 0;
  async function* readRuns() {
    for await (const page of readPages(filters, signal)) {
      total = page.total;
      yield page.list;
    }
  }
  const file = format === 'csv' ? await writeCsv(readRuns(), signal) : await writeJson(readRuns());
  return { file, total };
}

function writeCsv(pages: AsyncIterable<readonly ExportedRun[]>, signal: AbortSignal): Promise<Blob> {
  async function* readRows() {
    for await (const list of pages) yield list.map(toExportCells);
  }
  const options = {
    format: 'csv',
    delimiter: ',',
    isQuoted: false,
    hasByteOrderMark: true,
    isFormulaSafe: true,
  } as const;
  return writeTable(options, EXPORT_COLUMNS, readRows(), { signal });
}

async function writeJson(pages: AsyncIterable<readonly ExportedRun[]>): Promise<Blob> {
  const lines: string[] = [];
  for await (const list of pages) lines.push(...list.map((run) => JSON.stringify(toExportRecord(run))));
  return new Blob([`[\n${lines.join(',\n')}\n]\n`], { type: 'application/json' });
}

/**
 * Yields the pages of the runs, newest first. Leaves out runs that begin after the first page has been loaded, because
 * they would move other runs to the next page.
 */
async function* readPages(filters: Filters, signal: AbortSignal) {
  const { runs, pageSize } = RUN_EXPORT_LIMITS;
  let newest: string | undefined;
  for (let page = 1; page <= runs / pageSize; page += 1) {
    const ranges = newest === undefined ? {} : { ranges: { createdAt: { to: newest } } };
    const body = { filters, page, pageSize, ...ranges };
    const data = await request(runCalls.export, body, { signal, isSilent: true });
    newest ??= data.list[0]?.createdAt;
    yield data;
    if (data.list.length < pageSize) return;
  }
}
