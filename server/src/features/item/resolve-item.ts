import type { ItemKind } from '@atrium/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { itemRevisions } from '../../database/schema/item-revisions.ts';
import type { Runnable } from '../publication/runnable.ts';
import { type Binding, runnablesInOrder, WANTED, wantedRows } from '../publication/wanted-bindings.ts';
import { ITEM_TABLES } from './item-tables.ts';

/**
 * What apps run that are bound to items by `alias:production`, the published revision, or by `revision:2`, one for each
 * of these. Nothing unless the item is published, and that revision of it was once.
 */
export async function resolveItems(
  database: Database,
  kind: ItemKind,
  wanted: readonly Binding[],
): Promise<readonly (Runnable | undefined)[]> {
  if (wanted.length === 0) return [];
  const table = ITEM_TABLES[kind];
  const published = sql`case when ${WANTED.alias} = 'production' then ${table.publishedRevision} end`;
  const found = await database
    .select({
      place: WANTED.place,
      targetId: table.id,
      slug: table.slug,
      task: table.task,
      content: itemRevisions.content,
      version: sql<string>`${itemRevisions.revision}::text`,
    })
    .from(wantedRows(wanted))
    .innerJoin(table, eq(table.id, WANTED.targetId))
    .innerJoin(
      itemRevisions,
      and(
        eq(itemRevisions.itemId, table.id),
        sql`${itemRevisions.revision} = coalesce(${WANTED.numberOf('revision')}, ${published})`,
      ),
    )
    .where(and(eq(table.status, 'published'), isNull(table.removedAt), isNotNull(itemRevisions.publishedAt)));
  const rows = found.map(({ content: { engine, parameters }, ...row }) => ({
    ...row,
    engineId: engine,
    parameters,
  }));
  return runnablesInOrder(rows, wanted);
}

/** The same of one. */
export async function resolveItem(
  database: Database,
  kind: ItemKind,
  targetId: string,
  binding: string,
): Promise<Runnable | undefined> {
  return (await resolveItems(database, kind, [{ targetId, binding }]))[0];
}
