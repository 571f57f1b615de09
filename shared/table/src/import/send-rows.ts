import { type ImportResult, type RejectedRow, SPREADSHEET_LIMITS } from '@atrium/contract';
import type { Draft, ImportBatch } from '../core/index.ts';
import { type Edits, getRowNumber, type ImportInput, toImportBody } from './import-rows.ts';

/** The maximum size of a body in characters of JSON. Encrypting a larger body blocks the page. */
const MAX_CHARACTERS = 60_000;

/** The number of concurrent calls. The page encrypts a batch while the server stores the previous one. */
const MAX_CONCURRENT_CALLS = 2;

/** Sends one batch of the file's rows. */
export type SendBatch = (batch: ImportBatch, signal: AbortSignal) => Promise<ImportResult>;

export interface SendContext {
  readonly importInput: ImportInput;
  readonly edits: Edits;
  /** Whether a row is sent. */
  isValid(index: number): boolean;
  /** The same for all attempts to import one file. */
  readonly importId: string;
}

export interface SendProgress {
  /** The index of the row at which to continue after an interruption. */
  readonly next: number;
  /** How many rows the server has stored or rejected. */
  readonly done: number;
  readonly stored: number;
  readonly rejected: readonly RejectedRow[];
}

export const NO_PROGRESS: SendProgress = { next: 0, done: 0, stored: 0, rejected: [] };

/**
 * Sends rows in batches, one call each, and starts where `sent` stopped. The progress counts
 * responses in the order of the file. Throws if a call fails. The next attempt then sends the rows
 * after the last counted response again, and the server stores each of them once.
 */
export async function sendRows(
  context: SendContext,
  send: SendBatch,
  sent: SendProgress,
  signal: AbortSignal,
  onProgress: (sent: SendProgress) => void,
): Promise<SendProgress> {
  const { importId } = context;
  const calls: { readonly next: number; readonly count: number; readonly response: Promise<ImportResult> }[] =
    [];
  let start = sent.next;
  let progress = sent;
  for (;;) {
    while (calls.length < MAX_CONCURRENT_CALLS) {
      const { rows, next } = takeBatch(context, start);
      if (rows.length === 0) break;
      const response = send({ importId, rows }, signal);
      // If an earlier call fails, nothing awaits this one, and its failure would be an unhandled rejection.
      response.catch(() => undefined);
      calls.push({ next, count: rows.length, response });
      start = next;
    }
    const call = calls.shift();
    if (!call) return progress;
    const { stored, rejected } = await call.response;
    signal.throwIfAborted();
    progress = {
      next: call.next,
      done: progress.done + call.count,
      stored: progress.stored + stored,
      rejected: [...progress.rejected, ...rejected],
    };
    onProgress(progress);
  }
}

/** Returns the valid rows of one call, and the index of the row after them. */
function takeBatch({ importInput, edits, isValid }: SendContext, start: number) {
  const rows: (Draft & { readonly row: number })[] = [];
  let characters = 0;
  let next = start;
  for (; next < importInput.rows.length && rows.length < SPREADSHEET_LIMITS.batch; next += 1) {
    if (!isValid(next)) continue;
    const row = { row: getRowNumber(importInput, next), ...toImportBody(importInput, edits, next) };
    characters += JSON.stringify(row).length;
    if (rows.length > 0 && characters > MAX_CHARACTERS) break;
    rows.push(row);
  }
  return { rows, next };
}
