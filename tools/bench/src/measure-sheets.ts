import { readGrid, type WriteOptions, writeTable } from '@atrium/spreadsheet';
import { read, utils, write } from '@e965/xlsx';
import { watchBlocks } from './watch-blocks.ts';

export type SheetWork = 'export xlsx' | 'export csv' | 'import xlsx' | 'import csv';

export interface SheetMeasurement {
  readonly time: number;
  readonly longestBlock: number;
  readonly blocks: number;
  /** How often progress was reported. */
  readonly words: number;
  /** From the cancellation until the task ended. */
  readonly cancel: number;
}

const ROWS = 100_000;
const PAGE = 200;
const TITLES = Array.from({ length: 10 }, (_, index) => `Column ${index + 1}`);
const CSV: WriteOptions = {
  format: 'csv',
  delimiter: ',',
  isQuoted: false,
  hasByteOrderMark: true,
  isFormulaSafe: true,
};
const XLSX: WriteOptions = {
  format: 'xlsx',
  sheet: 'Bench',
  hasAutoWidth: true,
  isFormulaSafe: true,
  isRightToLeft: false,
};

const createRow = (index: number) => [
  index,
  `name ${index}`,
  index / 7,
  index % 2 === 0,
  '标签',
  `=${index}`,
  null,
  'cluster',
  `v${index % 9}`,
  new Date(Date.UTC(2026, 0, 1) + index * 60_000),
];

/** Pages of rows as a server sends them. */
async function* pages() {
  for (let from = 0; from < ROWS; from += PAGE) {
    yield Array.from({ length: PAGE }, (_, index) => createRow(from + index));
  }
}

const files = new Map<string, File>();

/** Runs the task in its worker, as the product does, then once more to cancel it. */
export async function measureThreads(work: SheetWork): Promise<SheetMeasurement> {
  const [kind, format] = work.split(' ') as ['export' | 'import', 'xlsx' | 'csv'];
  const how = format === 'csv' ? CSV : XLSX;
  let words = 0;
  const doIt = async (signal: AbortSignal, onProgressReport: () => void) => {
    if (kind === 'export') {
      const made = await writeTable(how, TITLES, pages(), { signal, onProgress: onProgressReport });
      files.set(format, new File([made], `x.${format}`));
      return;
    }
    const rows: unknown[] = [];
    const file = files.get(format) ?? new File([await writeTable(how, TITLES, pages())], `x.${format}`);
    await readGrid(file, {}, { signal, onProgress: onProgressReport, onRows: (more) => rows.push(...more) });
    if (rows.length !== ROWS + 1) throw new Error(`${rows.length} rows came back`);
  };
  const start = performance.now();
  const { longest, count } = await watchBlocks(() =>
    doIt(new AbortController().signal, () => {
      words += 1;
    }),
  );
  // Without the time spent waiting for blocks.
  const time = performance.now() - start - 200;
  return { time, longestBlock: longest, blocks: count, words, cancel: await canceling(doIt) };
}

async function canceling(
  doIt: (signal: AbortSignal, onProgressReport: () => void) => Promise<void>,
): Promise<number> {
  const ended = new AbortController();
  let calledOff = 0;
  const stop = () => {
    if (calledOff > 0) return;
    calledOff = performance.now();
    ended.abort();
  };
  await doIt(ended.signal, stop).catch(() => undefined);
  return performance.now() - calledOff;
}

/** The same with the library alone, on the main thread. */
export async function measureLibrary(work: SheetWork): Promise<Omit<SheetMeasurement, 'words' | 'cancel'>> {
  const [kind, bookType] = work.split(' ') as ['export' | 'import', 'xlsx' | 'csv'];
  const file = new Uint8Array((await files.get(bookType)?.arrayBuffer()) ?? []);
  const start = performance.now();
  const { longest, count } = await watchBlocks(async () => {
    if (kind === 'import') {
      const book = read(file, { type: 'array', dense: true });
      utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
      return;
    }
    const rows = Array.from({ length: ROWS }, (_, index) => createRow(index));
    const book = utils.book_new(utils.aoa_to_sheet([TITLES, ...rows], { dense: true }));
    write(book, { type: 'array', bookType, compression: true });
  });
  return { time: performance.now() - start - 200, longestBlock: longest, blocks: count };
}
