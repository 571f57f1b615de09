import { type algorithmImportCall, type BodyOf, ERROR_CODES, type ImportAnswer } from '@atrium/contract';
import { importedId } from '../publication/imported-id.ts';
import type { AlgorithmRepository, Change } from './algorithm-repository.ts';

/** Stores the rows that can be stored, in one statement, and tells which slugs are taken. Sent again, it changes nothing. */
export async function importAlgorithms(
  repository: AlgorithmRepository,
  { importId, rows }: BodyOf<typeof algorithmImportCall>,
  change: Change,
): Promise<ImportAnswer> {
  const drafts = rows.map(({ row, ...draft }) => ({ row, id: importedId(importId, row), draft }));
  const stored = await repository.insertNew(drafts, change);
  const refused = drafts
    .filter(({ id }) => !stored.has(id))
    .map(({ row }) => ({ row, code: ERROR_CODES.slugTaken, field: 'slug' }));
  return { stored: stored.size, refused };
}
