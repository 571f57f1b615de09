import { SPREADSHEET_LIMITS } from '@atrium/contract';
import { SpreadsheetError } from '../fault/spreadsheet-error.ts';
import type { Row } from '../grid/cell.ts';
import type { ProgressSink } from '../grid/grid.ts';
import type { BookWarning } from '../workbook/book.ts';
import type { Answer } from '../worker/messages.ts';
import type { WorkerLike } from './worker-like.ts';

export interface TaskOptions {
  readonly onProgress?: ProgressSink;
  /** Ends the work at once. */
  readonly signal?: AbortSignal;
  /** How long the worker may say nothing, in milliseconds. */
  readonly silence?: number;
}

/** Takes rows in the page. The worker sends more once it returns. */
export type PageSink = (rows: readonly Row[]) => void;

interface HearOptions extends TaskOptions {
  readonly onRows?: PageSink;
  /** The worker is done with a request and waits for the next. */
  readonly onTaken?: () => void;
  readonly onChecked?: (warnings: readonly BookWarning[]) => void;
}

/** The work that a worker does, seen from the page. */
export interface Task<Result> {
  /** Sends a request, and ends the worker if it says nothing to it in time. */
  post(request: unknown): void;
  readonly result: Promise<Result>;
  /** Ends the worker for this reason, unless it has ended. */
  fail(reason: unknown): void;
}

/** Listens to a worker until it is done, fails, is called off or falls silent. It is ended in each case. */
export function hearWorker<Result>(worker: WorkerLike, options: HearOptions): Task<Result> {
  const { onProgress, onRows, onTaken, onChecked, signal, silence = SPREADSHEET_LIMITS.silence } = options;
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(watch);
    signal?.removeEventListener('abort', abort);
    worker.terminate();
  };
  const fail = (reason: unknown) => {
    end();
    reject(reason);
  };
  const abort = () => fail(signal?.reason);
  const wait = () => {
    clearTimeout(watch);
    watch = setTimeout(
      () => fail(new SpreadsheetError('tooSlow', { seconds: Math.round(silence / 1000) })),
      silence,
    );
  };
  worker.onmessage = ({ data }: { readonly data: Answer<Result> }) => {
    wait();
    if (data.kind === 'progress') onProgress?.(data.progress);
    else if (data.kind === 'rows') {
      onRows?.(data.rows);
      worker.postMessage({ kind: 'taken' });
    } else if (data.kind === 'failed') fail(new SpreadsheetError(data.code, data.data));
    else if (data.kind === 'taken') {
      clearTimeout(watch);
      onTaken?.();
    } else if (data.kind === 'checked') {
      clearTimeout(watch);
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
      wait();
      worker.postMessage(request);
    },
    result: promise,
    fail,
  };
}
