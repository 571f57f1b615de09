import { type ImportAnswer, type RefusedRow, SPREADSHEET_LIMITS } from '@atrium/contract';
import type { Draft, ImportBatch } from '../../forms/form-definition.ts';
import { type Edits, importBody, type RowMaker } from './import-rows.ts';

/** In letters of JSON: sealing a larger body holds up the page. */
const MOST_LETTERS = 60_000;

/** One call with rows of the file. */
export type SendBatch = (batch: ImportBatch, signal: AbortSignal) => Promise<ImportAnswer>;

export interface Sending {
  readonly maker: RowMaker;
  readonly edits: Edits;
  /** Whether a row is sent. */
  isGood(index: number): boolean;
  /** The same for all tries of one file. */
  readonly importId: string;
}

export interface Sent {
  /** The row with which to go on after an interruption. */
  readonly next: number;
  /** How many rows were sent. */
  readonly done: number;
  readonly stored: number;
  readonly refused: readonly RefusedRow[];
}

export const NOTHING_SENT: Sent = { next: 0, done: 0, stored: 0, refused: [] };

/** Sends rows in batches, one call each, from where `sent` left off. Rejects as the call does; nothing is lost by it. */
export async function sendRows(
  sending: Sending,
  send: SendBatch,
  sent: Sent,
  signal: AbortSignal,
  onProgress: (sent: Sent) => void,
): Promise<Sent> {
  let now = sent;
  for (;;) {
    const { rows, next } = nextBatch(sending, now.next);
    if (rows.length === 0) return now;
    const answer = await send({ importId: sending.importId, rows }, signal);
    signal.throwIfAborted();
    now = {
      next,
      done: now.done + rows.length,
      stored: now.stored + answer.stored,
      refused: [...now.refused, ...answer.refused],
    };
    onProgress(now);
  }
}

/** The good rows of one call, and the row behind them. */
function nextBatch({ maker, edits, isGood }: Sending, from: number) {
  const rows: (Draft & { readonly row: number })[] = [];
  let letters = 0;
  let next = from;
  for (; next < maker.rows.length && rows.length < SPREADSHEET_LIMITS.batch; next += 1) {
    if (!isGood(next)) continue;
    const row = { row: next + 1, ...importBody(maker, edits, next) };
    letters += JSON.stringify(row).length;
    if (rows.length > 0 && letters > MOST_LETTERS) break;
    rows.push(row);
  }
  return { rows, next };
}
