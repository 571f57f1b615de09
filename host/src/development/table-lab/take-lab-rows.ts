import { ERROR_CODES, type ImportAnswer, type RefusedRow } from '@atrium/contract';
import type { Draft, FormSource } from '@atrium/table';

type Batch = Parameters<NonNullable<FormSource<never>['importRows']>>[0];

/**
 * Imports rows of a file, each one once. A row that was sent before counts as stored. `add` returns whether the row's
 * code was free.
 */
export function takeLabRows(
  { importId, rows }: Batch,
  taken: Set<string>,
  add: (draft: Draft) => boolean,
): ImportAnswer {
  const refused: RefusedRow[] = [];
  for (const { row, ...draft } of rows) {
    const place = `${importId} ${row}`;
    if (taken.has(place)) continue;
    if (add(draft)) taken.add(place);
    else refused.push({ row, code: ERROR_CODES.slugTaken, field: 'code' });
  }
  return { stored: rows.length - refused.length, refused };
}
