import type { ItemKind, TaskId } from '@atrium/contract';
import { v7 as createId } from 'uuid';
import type { Database } from '../../database/database.ts';
import { seedTextsIn } from '../../seed/localize-seed.ts';
import type { SeedContext } from '../../seed/seed-context.ts';
import { checkContent } from './check-content.ts';
import { createItemRepository } from './item-repository.ts';
import { recordPassedTest } from './item-tests.ts';
import { newItemRow } from './new-item-row.ts';
import { keepRevisions } from './revision-repository.ts';
import type { ItemDraft } from './to-item.ts';

/** An item that comes with the product; its engine's tests have tried it. */
export type SeededItem = Omit<ItemDraft, 'name' | 'description' | 'tags'> & { readonly task: TaskId };

/**
 * Publishes these items of a new installation; one whose engine is not installed is left out.
 *
 * @returns their ids, by slug.
 */
export async function seedItems(
  database: Database,
  kind: ItemKind,
  seeds: readonly SeededItem[],
  { engines, adminId, at, locale }: SeedContext,
): Promise<ReadonlyMap<string, string>> {
  const runnable = seeds.filter(({ engine, task }) => engines.find(engine)?.descriptor.tasks.includes(task));
  const drafts = runnable.map((seed) => ({ ...seed, ...seedTextsIn(kind, seed.slug, locale) }));
  const rows = drafts.map((draft) => ({
    ...newItemRow(createId(), draft, checkContent(engines, draft), { at, user: { id: adminId } }),
    status: 'published' as const,
    publishedRevision: 1,
  }));
  for (const row of rows) {
    await createItemRepository(database, kind).insert(row);
    await recordPassedTest(database, { fingerprint: row.fingerprint, at, by: adminId, runMs: 0 });
  }
  await keepRevisions(database, kind, rows);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
