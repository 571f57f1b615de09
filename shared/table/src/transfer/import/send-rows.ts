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
  /** Which rows are sent. */
  readonly indexes: readonly number[];
  /** The same for all tries of one file. */
  readonly importId: string;
}

export interface Sent {
  /** How many of the indexes are dealt with: where to go on after an interruption. */
  readonly done: number;
  readonly stored: number;
  readonly refused: readonly RefusedRow[];
}

export const NOTHING_SENT: Sent = { done: 0, stored: 0, refused: [] };

/** Sends rows in batches, one call each, from where `sent` left off. Rejects as the call does; nothing is lost by it. */
export async function sendRows(
  { maker, edits, indexes, importId }: Sending,
  send: SendBatch,
  sent: Sent,
  signal: AbortSignal,
  onProgress: (sent: Sent) => void,
): Promise<Sent> {
  let now = sent;
  while (now.done < indexes.length) {
    const rows: (Draft & { readonly row: number })[] = [];
    let letters = 0;
    for (const index of indexes.slice(now.done, now.done + SPREADSHEET_LIMITS.batch)) {
      const row = { row: index + 1, ...importBody(maker, edits, index) };
      letters += JSON.stringify(row).length;
      if (rows.length > 0 && letters > MOST_LETTERS) break;
      rows.push(row);
    }
    const answer = await send({ importId, rows }, signal);
    signal.throwIfAborted();
    now = {
      done: now.done + rows.length,
      stored: now.stored + answer.stored,
      refused: [...now.refused, ...answer.refused],
    };
    onProgress(now);
  }
  return now;
}
