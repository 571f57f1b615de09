import type { algorithmImportCall, BodyOf, ImportResult } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import type { Actor } from '../../domain/request-context.ts';
import { storeImport } from '../publication/store-import.ts';
import { createAlgorithmRow } from './algorithm-repository.ts';

/** Stores the rows of an imported file as drafts. */
export function importAlgorithms(
  database: Database,
  { importId, rows }: BodyOf<typeof algorithmImportCall>,
  actor: Actor,
): Promise<ImportResult> {
  const records = rows.map(({ row, ...draft }) => ({
    row,
    createRecord: (id: string, { user, at }: Actor) => createAlgorithmRow(id, draft, { by: user.id, at }),
  }));
  return storeImport(database, { table: algorithms, type: 'algorithm', importId, rows: records }, actor);
}
