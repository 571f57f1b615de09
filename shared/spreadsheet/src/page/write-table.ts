import type { Row } from '../grid/cell.ts';
import { ROWS_PER_CHUNK } from '../grid/row-buffer.ts';
import type { BookWarning } from '../workbook/book.ts';
import type { WriteOptions, WriterRequest } from '../worker/messages.ts';
import { listenToWorker, type WorkOptions } from './listen-to-worker.ts';
import { type StartWorker, startBookWriter, startWriter } from './start-worker.ts';

/**
 * The longest time without a message from the writer, in milliseconds. It is long, because the machine may be slow. The
 * limit for reading is shorter, because a file that is read may be malicious.
 */
const TIMEOUT = 120_000;

export interface WriteTableOptions extends WorkOptions {
  /** Starts the writer's thread, by default from the built file. */
  readonly start?: StartWorker;
  /**
   * Called if the format cannot store all of the data. When the promise resolves, the file is written without the data
   * that does not fit. If it rejects, `writeTable` rejects with its reason.
   */
  readonly onWarnings?: (warnings: readonly BookWarning[]) => Promise<void>;
}

/**
 * Creates a file from rows that arrive in chunks, in a separate thread. The next chunk is requested when the previous
 * one is processed, so that at most one chunk waits in memory here.
 */
export async function writeTable(
  writeOptions: WriteOptions,
  titles: readonly string[],
  chunks: AsyncIterable<readonly Row[]>,
  {
    start = writeOptions.format === 'book' ? startBookWriter : startWriter,
    onWarnings,
    ...options
  }: WriteTableOptions = {},
): Promise<Blob> {
  options.signal?.throwIfAborted();
  let processed = Promise.withResolvers<void>();
  const checked = Promise.withResolvers<readonly BookWarning[]>();
  const work = listenToWorker<Blob>(await start(), {
    silence: TIMEOUT,
    ...options,
    onRequestProcessed: () => processed.resolve(),
    onChecked: checked.resolve,
  });
  const send = async (request: WriterRequest) => {
    processed = Promise.withResolvers<void>();
    work.post(request);
    // `result` ends the wait if the worker fails.
    await Promise.race([processed.promise, work.result]);
  };
  const sendAll = async () => {
    await send({ kind: 'begin', options: writeOptions, titles });
    for await (const rows of chunks) {
      for (let at = 0; at < rows.length; at += ROWS_PER_CHUNK) {
        await send({ kind: 'rows', rows: rows.slice(at, at + ROWS_PER_CHUNK) });
      }
    }
    if (writeOptions.format === 'book') {
      work.post({ kind: 'check' } satisfies WriterRequest);
      const warnings = await Promise.race([checked.promise, work.result.then(() => [])]);
      if (warnings.length > 0) await onWarnings?.(warnings);
      options.signal?.throwIfAborted();
    }
    work.post({ kind: 'finish' } satisfies WriterRequest);
  };
  sendAll().catch(work.fail);
  return work.result;
}
