import {
  type ItemContent,
  type ItemKind,
  type ItemRevision,
  type ItemRevisionRow,
  LIMITS,
} from '@atrium/contract';
import { and, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { itemRevisions, itemTests } from '../../database/schema/item-revisions.ts';
import type { ItemRow } from '../../database/schema/target-tables.ts';
import { users } from '../../database/schema/users.ts';

/** Stores the current state of each row as a revision. A revision that is already stored stays as it is. */
export async function storeRevisions(
  database: Database,
  kind: ItemKind,
  rows: readonly ItemRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const revisions = rows.map((row) => ({
    itemId: row.id,
    revision: row.revision,
    kind,
    content: toContent(row),
    fingerprint: row.fingerprint,
    createdAt: row.updatedAt,
    createdBy: row.updatedBy,
    publishedAt: row.publishedRevision === row.revision ? row.updatedAt : null,
  }));
  await insertRows(database, itemRevisions, revisions, itemRevisions.itemId);
}

const { content: CONTENT, ...LIST_COLUMNS } = getTableColumns(itemRevisions);
const JOINED = { createdByName: users.name, testedAt: itemTests.at };

/** Returns the newest revisions of an item, newest first, without their content. */
export async function findRevisions(database: Database, id: string): Promise<ItemRevisionRow[]> {
  const rows = await database
    .select({ row: LIST_COLUMNS, ...JOINED })
    .from(itemRevisions)
    .leftJoin(users, eq(users.id, itemRevisions.createdBy))
    .leftJoin(itemTests, eq(itemTests.fingerprint, itemRevisions.fingerprint))
    .where(eq(itemRevisions.itemId, id))
    .orderBy(desc(itemRevisions.revision))
    .limit(LIMITS.recordCount);
  return rows.map(toRevisionRow);
}

export async function findRevision(
  database: Database,
  id: string,
  revision: number,
): Promise<ItemRevision | undefined> {
  const [found] = await database
    .select({ row: LIST_COLUMNS, content: CONTENT, ...JOINED })
    .from(itemRevisions)
    .leftJoin(users, eq(users.id, itemRevisions.createdBy))
    .leftJoin(itemTests, eq(itemTests.fingerprint, itemRevisions.fingerprint))
    .where(and(eq(itemRevisions.itemId, id), eq(itemRevisions.revision, revision)));
  return found && { ...toRevisionRow(found), content: found.content };
}

interface StoredRevision {
  readonly row: Omit<typeof itemRevisions.$inferSelect, 'content'>;
  readonly createdByName: string | null;
  readonly testedAt: Date | null;
}

function toRevisionRow({ row, createdByName, testedAt }: StoredRevision): ItemRevisionRow {
  return {
    revision: row.revision,
    createdAt: row.createdAt.toISOString(),
    createdByName,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    testedAt: testedAt?.toISOString() ?? null,
  };
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

/** Returns the editable content of an item, without the values that the server derives. */
export function toContent(row: ItemRow): ItemContent {
  const { slug, name, task, engine, description, tags, sample, parameters } = row;
  return { slug, name, task, engine, description, tags, sample, parameters };
}
