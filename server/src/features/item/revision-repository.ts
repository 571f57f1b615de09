import type { ItemContent, ItemKind, ItemRevision } from '@atrium/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { itemRevisions, itemTests } from '../../database/schema/item-revisions.ts';
import { users } from '../../database/schema/users.ts';
import type { ItemRow } from './item-tables.ts';

/** Keeps rows as they are now, each as the revision that it has. */
export async function keepRevisions(
  database: Database,
  kind: ItemKind,
  rows: readonly ItemRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const revisions = rows.map((row) => ({
    itemId: row.id,
    revision: row.revision,
    kind,
    content: contentOf(row),
    fingerprint: row.fingerprint,
    createdAt: row.updatedAt,
    createdBy: row.updatedBy,
    publishedAt: row.publishedRevision === row.revision ? row.updatedAt : null,
  }));
  await insertRows(database, itemRevisions, revisions, itemRevisions.itemId);
}

/** Every revision of an item, newest first. */
export async function listRevisions(database: Database, id: string): Promise<ItemRevision[]> {
  const rows = await database
    .select({ row: itemRevisions, createdByName: users.name, testedAt: itemTests.at })
    .from(itemRevisions)
    .leftJoin(users, eq(users.id, itemRevisions.createdBy))
    .leftJoin(itemTests, eq(itemTests.fingerprint, itemRevisions.fingerprint))
    .where(eq(itemRevisions.itemId, id))
    .orderBy(desc(itemRevisions.revision));
  return rows.map(({ row, createdByName, testedAt }) => ({
    revision: row.revision,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    createdByName,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    testedAt: testedAt?.toISOString() ?? null,
  }));
}

export async function findRevision(
  database: Database,
  id: string,
  revision: number,
): Promise<ItemContent | undefined> {
  const [found] = await database
    .select({ content: itemRevisions.content })
    .from(itemRevisions)
    .where(and(eq(itemRevisions.itemId, id), eq(itemRevisions.revision, revision)));
  return found?.content;
}

export async function markPublished(
  database: Database,
  id: string,
  revision: number,
  at: Date,
): Promise<void> {
  await database
    .update(itemRevisions)
    .set({ publishedAt: at })
    .where(and(eq(itemRevisions.itemId, id), eq(itemRevisions.revision, revision)));
}

/** What a person decides of an item, without what the server makes of it. */
export function contentOf(row: ItemRow): ItemContent {
  const { slug, name, task, engine, description, tags, sample, parameters } = row;
  return { slug, name, task, engine, description, tags, sample, parameters };
}
