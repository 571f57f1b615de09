import {
  ERROR_CODES,
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
import { users } from '../../database/schema/users.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { ItemRow } from './item-tables.ts';

/** Stores the current state of each row as its revision. */
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

const { content: CONTENT, ...LIGHT } = getTableColumns(itemRevisions);
const BESIDE = { createdByName: users.name, testedAt: itemTests.at };

/** The newest revisions of an item, newest first, without their content. */
export async function listRevisions(database: Database, id: string): Promise<ItemRevisionRow[]> {
  const rows = await database
    .select({ row: LIGHT, ...BESIDE })
    .from(itemRevisions)
    .leftJoin(users, eq(users.id, itemRevisions.createdBy))
    .leftJoin(itemTests, eq(itemTests.fingerprint, itemRevisions.fingerprint))
    .where(eq(itemRevisions.itemId, id))
    .orderBy(desc(itemRevisions.revision))
    .limit(LIMITS.idCount);
  return rows.map(toRevisionRow);
}

/** @throws BusinessError `notFound` when there is no such revision. */
export async function findRevision(database: Database, id: string, revision: number): Promise<ItemRevision> {
  const [found] = await database
    .select({ row: LIGHT, content: CONTENT, ...BESIDE })
    .from(itemRevisions)
    .leftJoin(users, eq(users.id, itemRevisions.createdBy))
    .leftJoin(itemTests, eq(itemTests.fingerprint, itemRevisions.fingerprint))
    .where(and(eq(itemRevisions.itemId, id), eq(itemRevisions.revision, revision)));
  if (!found) throw new BusinessError(ERROR_CODES.notFound);
  return { ...toRevisionRow(found), content: found.content };
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

/** Returns the content that a user edits, without the values that the server derives. */
export function contentOf(row: ItemRow): ItemContent {
  const { slug, name, task, engine, description, tags, sample, parameters } = row;
  return { slug, name, task, engine, description, tags, sample, parameters };
}
