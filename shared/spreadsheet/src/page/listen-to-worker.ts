import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../error/spreadsheet-error.ts';
import type { Row } from '../grid/cell.ts';
import type { ProgressSink } from '../grid/grid.ts';
import type { BookWarning } from '../workbook/book.ts';
import type { WorkerMessage } from '../worker/messages.ts';
import type { WorkerLike } from './worker-like.ts';

export interface WorkOptions {
  readonly onProgress?: ProgressSink;
  /** Ends the work immediately. */
  readonly signal?: AbortSignal;
  /**
   * The longest time, in milliseconds, that a request waits for a message from the worker. Then the worker is
   * terminated.
   */
  readonly silence?: number;
}

/** Receives rows in the page. The worker waits while the page has too many rows left to process. */
export type PageSink = (rows: readonly Row[]) => void;

interface ListenOptions extends WorkOptions {
  readonly onRows?: PageSink;
  /** Called when the worker has finished a request and waits for the next. */
  readonly onRequestProcessed?: () => void;
  /** Called when the writer has checked the book for content that its file format cannot store. */
  readonly onChecked?: (warnings: readonly BookWarning[]) => void;
}

/** The work of a worker, as the page sees it. */
export interface PendingWork<Result> {
  /** Sends a request, and terminates the worker if it does not respond in time. */
  post(request: unknown): void;
  readonly result: Promise<Result>;
  /** Terminates the worker and rejects `result` with this reason, unless the work has ended. */
  fail(reason: unknown): void;
}

/**
 * Listens to a worker until it finishes, fails, is canceled or stops responding. The worker is terminated in each case.
 */
export function listenToWorker<Result>(worker: WorkerLike, options: ListenOptions): PendingWork<Result> {
  const {
    onProgress,
    onRows,
    onRequestProcessed,
    onChecked,
    signal,
    silence = SPREADSHEET_LIMITS.silence,
  } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  let silenceTimer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(silenceTimer);
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  };
  const fail = (reason: unknown) => {
    end();
    reject(reason);
  };
  const abort = () => fail(signal?.reason);
  const restartTimer = () => {
    clearTimeout(silenceTimer);
    silenceTimer = setTimeout(
      () => fail(new SpreadsheetError('tooSlow', { seconds: Math.round(silence / 1000) })),
      silence,
    );
  };
  worker.onmessage = ({ data }: { readonly data: WorkerMessage<Result> }) => {
    restartTimer();
    if (data.kind === 'progress') onProgress?.(data.progress);
    else if (data.kind === 'rows') {
      onRows?.(data.rows);
      worker.postMessage({ kind: 'rowsProcessed' });
    } else if (data.kind === 'failed') fail(new SpreadsheetError(data.code, data.data));
    else if (data.kind === 'requestProcessed') {
      clearTimeout(silenceTimer);
      onRequestProcessed?.();
    } else if (data.kind === 'checked') {
      clearTimeout(silenceTimer);
      onChecked?.(data.warnings);
    } else {
      end();
      resolve(data.result);
    }
  };
  worker.onerror = (event) => {
    event.preventDefault?.();
    fail(new SpreadsheetError('unreadable', {}, { cause: event.message }));
  };
  if (signal?.aborted) abort();
  else signal?.addEventListener('abort', abort);
  return {
    post(request) {
      restartTimer();
      worker.postMessage(request);
    },
    result: promise,
    fail,
  };
}
