import { BATCH_LIMITS, type Batch, type BatchCell, type BodyOf, batchCalls } from '@atrium/contract';
import { request } from '@atrium/runtime';
import type { BatchSheet } from './batch-sheet.ts';

/** The inputs of a batch. */
export type BatchSource =
  | { readonly kind: 'sheet'; readonly sheet: BatchSheet }
  | { readonly kind: 'images'; readonly images: readonly File[] };

type BatchSettings = Omit<BodyOf<typeof batchCalls.create>, 'columns'>;

interface UploadOptions {
  readonly signal: AbortSignal;
  /** Receives how many rows are uploaded. */
  onProgress(uploadedRows: number): void;
}

/** The maximum size of a body in characters of JSON. Encrypting a larger body blocks the page. */
const MAX_CHARACTERS = 60_000;

/** The name of the column with the names of images. */
const IMAGE_COLUMN = 'file';

/** Creates a batch, uploads its rows and starts it. After an error or a cancellation, no batch remains. */
export async function uploadBatch(
  settings: BatchSettings,
  source: BatchSource,
  { signal, onProgress }: UploadOptions,
): Promise<Batch> {
  const options = { signal, isSilent: true };
  const columns = source.kind === 'sheet' ? [...source.sheet.columns] : [IMAGE_COLUMN];
  const { id } = await request(batchCalls.create, { ...settings, columns }, options);
  try {
    if (source.kind === 'sheet') {
      for (const { from, rows } of divideRows(source.sheet)) {
        await request(batchCalls.addRows, { id, from, rows }, options);
        onProgress(from - 1 + rows.length);
      }
    } else {
      for (const [index, file] of source.images.entries()) {
        await request(batchCalls.addImage, { id, row: index + 1 }, { ...options, file });
        onProgress(index + 1);
      }
    }
    return await request(batchCalls.start, { id }, options);
  } catch (error) {
    // If this call fails, the server deletes the batch after a day.
    await request(batchCalls.remove, { id }, { isSilent: true }).catch(() => undefined);
    throw error;
  }
}

/** Divides rows into the bodies of calls. `from` is the number of the first row of a body. Numbers start at 1. */
function* divideRows({
  rows,
}: BatchSheet): Generator<{ readonly from: number; readonly rows: BatchCell[][] }> {
  let from = 1;
  let part: BatchCell[][] = [];
  let characters = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (part.length > 0 && (part.length === BATCH_LIMITS.slice || characters + length > MAX_CHARACTERS)) {
      yield { from, rows: part };
      from += part.length;
      part = [];
      characters = 0;
    }
    part.push([...row]);
    characters += length;
  }
  if (part.length > 0) yield { from, rows: part };
}
