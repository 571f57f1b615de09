import { type algorithmImportCall, type BodyOf, ERROR_CODES, type ImportAnswer } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { Author } from '../publication/author.ts';
import { importedId } from '../publication/imported-id.ts';
import { createAlgorithmRepository } from './algorithm-repository.ts';
import { recordAlgorithms } from './record-algorithm.ts';

/** Stores the rows that can be stored, in one statement, and tells which slugs are taken. Sent again, it changes nothing. */
export async function importAlgorithms(
  database: Database,
  { importId, rows }: BodyOf<typeof algorithmImportCall>,
  author: Author,
): Promise<ImportAnswer> {
  const drafts = rows.map(({ row, ...draft }) => ({ row, id: importedId(importId, row), draft }));
  const stored = await database.transaction(async (transaction) => {
    const change = { at: author.at, by: author.user.id };
    const { added, there } = await createAlgorithmRepository(transaction).insertNew(drafts, change);
    await recordAlgorithms(transaction, 'imported', added, author);
    return there;
  });
  const refused = drafts
    .filter(({ id }) => !stored.has(id))
    .map(({ row }) => ({ row, code: ERROR_CODES.slugTaken, field: 'slug' }));
  return { stored: stored.size, refused };
}
