import { readGrid, type WriteOptions, writeTable } from '@atrium/spreadsheet';
import { read, utils, write } from '@e965/xlsx';
import { ENTRY_DELAY, watchBlocks } from './watch-blocks.ts';

export type SheetTask = 'export xlsx' | 'export csv' | 'import xlsx' | 'import csv';

/** Times are in milliseconds. */
export interface SheetMeasurement {
  readonly time: number;
  /** The longest time in which the page was blocked. */
  readonly longestBlock: number;
  /** How often the page was blocked. */
  readonly blocks: number;
  /** How often progress was reported. */
  readonly progressReports: number;
  /** The time from the cancellation until the task ended. */
  readonly cancel: number;
}

const ROWS = 100_000;
const PAGE_SIZE = 200;
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
async function* createPages() {
  for (let from = 0; from < ROWS; from += PAGE_SIZE) {
    yield Array.from({ length: PAGE_SIZE }, (_, index) => createRow(from + index));
  }
}

/** The files that the exports have written, by format. The imports read them. */
const files = new Map<string, File>();

/** Runs the task in its web worker, as the product does, then once more to cancel it. */
export async function measureWorkers(task: SheetTask): Promise<SheetMeasurement> {
  const [kind, format] = task.split(' ') as ['export' | 'import', 'xlsx' | 'csv'];
  const options = format === 'csv' ? CSV : XLSX;
  let progressReports = 0;
  const runTask = async (signal: AbortSignal, onProgressReport: () => void) => {
    if (kind === 'export') {
      const blob = await writeTable(options, TITLES, createPages(), { signal, onProgress: onProgressReport });
      files.set(format, new File([blob], `x.${format}`));
      return;
    }
    const rows: unknown[] = [];
    const file =
      files.get(format) ?? new File([await writeTable(options, TITLES, createPages())], `x.${format}`);
    await readGrid(
      file,
      {},
      { signal, onProgress: onProgressReport, onRows: (newRows) => rows.push(...newRows) },
    );
    if (rows.length !== ROWS + 1)
      throw new Error(`The reader returned ${rows.length} rows instead of ${ROWS + 1}`);
  };
  const start = performance.now();
  const { longest, count } = await watchBlocks(() =>
    runTask(new AbortController().signal, () => {
      progressReports += 1;
    }),
  );
  // `watchBlocks` waits for this delay after the task, so the delay is not part of the task's time.
  const time = performance.now() - start - ENTRY_DELAY;
  return {
    time,
    longestBlock: longest,
    blocks: count,
    progressReports,
    cancel: await measureCancellation(runTask),
  };
}

/** Cancels a task at its first report of progress. Returns the milliseconds until the task has ended. */
async function measureCancellation(
  runTask: (signal: AbortSignal, onProgressReport: () => void) => Promise<void>,
): Promise<number> {
  const controller = new AbortController();
  let canceledAt = 0;
  const cancel = () => {
    if (canceledAt > 0) return;
    canceledAt = performance.now();
    controller.abort();
  };
  await runTask(controller.signal, cancel).catch(() => undefined);
  return performance.now() - canceledAt;
}

/** Runs the same task with the library alone, on the main thread. */
export async function measureLibrary(
  task: SheetTask,
): Promise<Omit<SheetMeasurement, 'progressReports' | 'cancel'>> {
  const [kind, bookType] = task.split(' ') as ['export' | 'import', 'xlsx' | 'csv'];
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
  return { time: performance.now() - start - ENTRY_DELAY, longestBlock: longest, blocks: count };
}
