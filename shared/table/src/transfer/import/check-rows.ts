import { faultsOfRow, type RowFaults, type RowMaker } from './import-rows.ts';
import { createSlices } from './next-slice.ts';

const ROWS_PER_WORD = 500;

/** Validates every row with the server's schema, in time slices. Returns the invalid rows. */
export async function checkRows(
  maker: RowMaker,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<number, RowFaults>> {
  const bad = new Map<number, RowFaults>();
  const nextSlice = createSlices(signal);
  const none = new Map();
  for (let index = 0; index < maker.rows.length; index += 1) {
    const faults = faultsOfRow(maker, none, index);
    if (Object.keys(faults).length > 0) bad.set(index, faults);
    if (index % ROWS_PER_WORD === 0) onProgress(index);
    await nextSlice();
  }
  return bad;
}
