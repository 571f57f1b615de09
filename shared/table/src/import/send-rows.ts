import { type ImportResult, type RejectedRow, SPREADSHEET_LIMITS } from '@atrium/contract';
import type { Draft, ImportBatch } from '../core/index.ts';
import { type Edits, getRowNumber, importBody, type RowMaker } from './import-rows.ts';

/** In characters of JSON: encrypting a larger body blocks the page. */
const MAX_CHARACTERS = 60_000;

/** Concurrent calls: the page encrypts a batch while the server stores the previous one. */
const CALLS_AT_ONCE = 2;

/** Sends one batch of the file's rows. */
export type SendBatch = (batch: ImportBatch, signal: AbortSignal) => Promise<ImportResult>;

export interface Sending {
  readonly maker: RowMaker;
  readonly edits: Edits;
  /** Whether a row is sent. */
  isGood(index: number): boolean;
  /** The same for all tries of one file. */
  readonly importId: string;
}

export interface Sent {
  /** The row at which to continue after an interruption. */
  readonly next: number;
  /** How many rows were sent. */
  readonly done: number;
  readonly stored: number;
  readonly rejected: readonly RejectedRow[];
}

export const NOTHING_SENT: Sent = { next: 0, done: 0, stored: 0, rejected: [] };

/**
 * Sends rows in batches, one call each, from where `sent` stopped. Responses count in the order of the file. Rejects as
 * the call does: rows after the last counted response are then sent again, and the server stores them once.
 */
export async function sendRows(
  sending: Sending,
  send: SendBatch,
  sent: Sent,
  signal: AbortSignal,
  onProgress: (sent: Sent) => void,
): Promise<Sent> {
  const { importId } = sending;
  const calls: { readonly next: number; readonly count: number; readonly response: Promise<ImportResult> }[] =
    [];
  let from = sent.next;
  let now = sent;
  for (;;) {
    while (calls.length < CALLS_AT_ONCE) {
      const { rows, next } = nextBatch(sending, from);
      if (rows.length === 0) break;
      const response = send({ importId, rows }, signal);
      // If an earlier call fails, nothing awaits this one.
      response.catch(() => undefined);
      calls.push({ next, count: rows.length, response });
      from = next;
    }
    const call = calls.shift();
    if (!call) return now;
    const { stored, rejected } = await call.response;
    signal.throwIfAborted();
    now = {
      next: call.next,
      done: now.done + call.count,
      stored: now.stored + stored,
      rejected: [...now.rejected, ...rejected],
    };
    onProgress(now);
  }
}

/** Returns the valid rows of one call, and the row after them. */
function nextBatch({ maker, edits, isGood }: Sending, from: number) {
  const rows: (Draft & { readonly row: number })[] = [];
  let characters = 0;
  let next = from;
  for (; next < maker.rows.length && rows.length < SPREADSHEET_LIMITS.batch; next += 1) {
    if (!isGood(next)) continue;
    const row = { row: getRowNumber(maker, next), ...importBody(maker, edits, next) };
    characters += JSON.stringify(row).length;
    if (rows.length > 0 && characters > MAX_CHARACTERS) break;
    rows.push(row);
  }
  return { rows, next };
}
