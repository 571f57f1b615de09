import type { ItemKind, ListBody } from '@atrium/contract';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { findPage, matchIds, orderByIds } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { itemTests } from '../../database/schema/item-revisions.ts';
import { ITEM_TABLES, type ItemRow } from '../../database/schema/target-tables.ts';
import { users } from '../../database/schema/users.ts';
import { matchSeedTags, withSeedSearch } from '../../seed/with-seed-search.ts';
import { createUsageColumns, subtractWeek } from '../publication/usage-query.ts';

/** A row without the columns that may be large. */
export type ItemRowWithoutContent = Omit<ItemRow, 'parameters' | 'sample'>;

/** A row with its related data. */
export interface StoredItem<Row = ItemRow> {
  readonly row: Row;
  readonly createdByName: string | null;
  readonly testedAt: Date | null;
  readonly appCount: number;
  readonly runsInWeek: number;
  readonly errorRate: number | null;
  readonly p95Ms: number | null;
}

export function itemListFields(kind: ItemKind): ListFields {
  const table = ITEM_TABLES[kind];
  const { name, slug, task, status, engine, revision, createdAt, updatedAt } = table;
  return {
    search: withSeedSearch(searchByIndex(name, slug, table.description), kind, {
      key: slug,
      texts: { name, description: table.description },
    }),
    filters: { task, status, engine, languages: table.languages, tags: table.tags },
    alsoMatches: (filter, values) =>
      filter === 'tags' ? matchSeedTags(kind, { key: slug, tags: table.tags }, values) : undefined,
    ranges: { revision, createdAt, updatedAt },
    sorts: { name, slug, task, status, engine, revision, createdAt, updatedAt },
    newestFirst: [updatedAt, table.id],
  };
}

/** Creates a statement that reads items by id, with their related data. */
function prepareItemsByIds<Columns extends SelectedFields>(kind: ItemKind, name: string, columns: Columns) {
  return prepareStatement((database) => {
    const table = ITEM_TABLES[kind];
    const { runs, columns: usage } = createUsageColumns(database, kind, table.id);
    return database
      .select({ ...columns, createdByName: users.name, testedAt: itemTests.at, ...usage })
      .from(table)
      .leftJoin(users, eq(users.id, table.createdBy))
      .leftJoin(itemTests, eq(itemTests.fingerprint, table.fingerprint))
      .leftJoinLateral(runs, sql`true`)
      .where(matchIds(table.id))
      .orderBy(orderByIds(table.id))
      .prepare(`${kind}_items_${name}`);
  });
}

function createStatements(kind: ItemKind) {
  const table = ITEM_TABLES[kind];
  const { parameters, sample, ...listColumns } = getTableColumns(table);
  return {
    listed: prepareItemsByIds(kind, 'listed', { row: listColumns }),
    byIds: prepareItemsByIds(kind, 'by_ids', { row: table }),
  };
}

const STATEMENTS = { recognition: createStatements('recognition'), nlp: createStatements('nlp') };

/** Returns a page of the items that are not removed. Their statistics cover the week before `now`. */
export function findItemPage(
  database: Database,
  kind: ItemKind,
  body: ListBody,
  now: Date,
): Promise<{ list: StoredItem<ItemRowWithoutContent>[]; total: number }> {
  const table = ITEM_TABLES[kind];
  return findPage<StoredItem<ItemRowWithoutContent>>(database, {
    body,
    fields: itemListFields(kind),
    where: isNull(table.removedAt),
    table,
    rows: { statement: STATEMENTS[kind].listed(database), values: { since: subtractWeek(now) } },
  });
}

/** Returns an item, unless it is removed. Its statistics cover the week before `now`. */
export async function findItem(
  database: Database,
  kind: ItemKind,
  id: string,
  now: Date,
): Promise<StoredItem | undefined> {
  const [found] = await STATEMENTS[kind].byIds(database).execute({ ids: [id], since: subtractWeek(now) });
  return found?.row.removedAt === null ? found : undefined;
}

/** Locks the item until the transaction ends. */
export async function lockItem(database: Database, kind: ItemKind, id: string): Promise<ItemRow | undefined> {
  const table = ITEM_TABLES[kind];
  const [locked] = await database
    .select()
    .from(table)
    .where(and(eq(table.id, id), isNull(table.removedAt)))
    .for('update');
  return locked;
}

export async function insertItem(database: Database, kind: ItemKind, row: ItemRow): Promise<void> {
  await database.insert(ITEM_TABLES[kind]).values(row);
}

/** Updates a row. The row must be locked or read in the same transaction. */
export async function changeItem(
  database: Database,
  kind: ItemKind,
  id: string,
  change: Partial<ItemRow>,
): Promise<void> {
  const table = ITEM_TABLES[kind];
  await database.update(table).set(change).where(eq(table.id, id));
}

/**
 * Updates the row and increments its revision if the revision equals `revision`. Returns whether the row was updated.
 */
export async function updateItemAtRevision(
  database: Database,
  kind: ItemKind,
  id: string,
  revision: number,
  change: Partial<ItemRow>,
): Promise<boolean> {
  const table = ITEM_TABLES[kind];
  const changed = await database
    .update(table)
    .set({ ...change, revision: sql`${table.revision} + 1` })
    .where(and(eq(table.id, id), eq(table.revision, revision), isNull(table.removedAt)))
    .returning({ id: table.id });
  return changed.length > 0;
}
