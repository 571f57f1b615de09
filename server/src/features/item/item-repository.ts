import type { ItemKind, ListBody } from '@atrium/contract';
import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { findPage, ofPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { itemTests } from '../../database/schema/item-revisions.ts';
import { users } from '../../database/schema/users.ts';
import { searchSeeds, seedsWithTags } from '../../seed/search-seeds.ts';
import { figuresOfUse, weekBefore } from '../publication/figures-of-use.ts';
import { ITEM_TABLES, type ItemRow } from './item-tables.ts';

/** A row without the columns that may be large. */
export type LightItemRow = Omit<ItemRow, 'parameters' | 'sample'>;

/** A row with its related data. */
export interface StoredItem<Row = ItemRow> {
  readonly row: Row;
  readonly createdByName: string | null;
  readonly testedAt: Date | null;
  readonly appCount: number;
  readonly callsInWeek: number;
  readonly errorRate: number | null;
  readonly p95Ms: number | null;
}

export function itemListFields(kind: ItemKind): ListFields {
  const table = ITEM_TABLES[kind];
  const { name, slug, task, status, engine, revision, createdAt, updatedAt } = table;
  return {
    search: searchSeeds(
      kind,
      { key: slug, texts: { name, description: table.description } },
      searchByIndex(name, slug, table.description),
    ),
    filters: { task, status, engine, languages: table.languages, tags: table.tags },
    alsoHolds: (filter, values) =>
      filter === 'tags' ? seedsWithTags(kind, { key: slug, tags: table.tags }, values) : undefined,
    ranges: { revision, createdAt, updatedAt },
    sorts: { name, slug, task, status, engine, revision, createdAt, updatedAt },
    newestFirst: [updatedAt, table.id],
  };
}

/** A statement that reads items by id, with their related data. */
function itemsByIds<Columns extends SelectedFields>(kind: ItemKind, name: string, columns: Columns) {
  return preparedStatement((database) => {
    const table = ITEM_TABLES[kind];
    const { calls, columns: figures } = figuresOfUse(database, kind, table.id);
    return database
      .select({ ...columns, createdByName: users.name, testedAt: itemTests.at, ...figures })
      .from(table)
      .leftJoin(users, eq(users.id, table.createdBy))
      .leftJoin(itemTests, eq(itemTests.fingerprint, table.fingerprint))
      .leftJoinLateral(calls, sql`true`)
      .where(ofPage.where(table.id))
      .orderBy(ofPage.order(table.id))
      .prepare(`${kind}_items_${name}`);
  });
}

function createStatements(kind: ItemKind) {
  const table = ITEM_TABLES[kind];
  const { parameters, sample, ...light } = getTableColumns(table);
  return {
    listed: itemsByIds(kind, 'listed', { row: light }),
    byIds: itemsByIds(kind, 'by_ids', { row: table }),
  };
}

const STATEMENTS = { recognition: createStatements('recognition'), nlp: createStatements('nlp') };

export function createItemRepository(database: Database, kind: ItemKind) {
  const table = ITEM_TABLES[kind];
  const isThere = isNull(table.removedAt);
  const read = (ids: readonly string[], now: Date) =>
    STATEMENTS[kind].byIds(database).execute({ ids, since: weekBefore(now) });

  return {
    list(body: ListBody, now: Date): Promise<{ list: StoredItem<LightItemRow>[]; total: number }> {
      return findPage<StoredItem<LightItemRow>>(database, {
        body,
        fields: itemListFields(kind),
        where: isThere,
        table,
        rows: { statement: STATEMENTS[kind].listed(database), values: { since: weekBefore(now) } },
      });
    },

    async find(id: string, now: Date): Promise<StoredItem | undefined> {
      const [found] = await read([id], now);
      return found?.row.removedAt === null ? found : undefined;
    },

    /** Locks the rows until the transaction ends. */
    async hold(ids: readonly string[]): Promise<readonly ItemRow[]> {
      return await database
        .select()
        .from(table)
        .where(and(inArray(table.id, [...ids]), isThere))
        .orderBy(table.id)
        .for('update');
    },

    async insert(row: ItemRow): Promise<void> {
      await database.insert(table).values(row);
    },

    /** Changes a row that is locked or was read in the same transaction. */
    async change(id: string, change: Partial<ItemRow>): Promise<void> {
      await database.update(table).set(change).where(eq(table.id, id));
    },

    /** Changes the row and increments its revision if it is at `revision`. Returns whether it did. */
    async revise(id: string, revision: number, change: Partial<ItemRow>): Promise<boolean> {
      const changed = await database
        .update(table)
        .set({ ...change, revision: sql`${table.revision} + 1` })
        .where(and(eq(table.id, id), eq(table.revision, revision), isThere))
        .returning({ id: table.id });
      return changed.length > 0;
    },

    async remove(ids: readonly string[], at: Date): Promise<void> {
      await database
        .update(table)
        .set({ removedAt: at })
        .where(and(inArray(table.id, [...ids]), isThere));
    },

    /** Returns how many items were restored. */
    async restore(ids: readonly string[]): Promise<number> {
      const restored = await database
        .update(table)
        .set({ removedAt: null })
        .where(and(inArray(table.id, [...ids]), isNotNull(table.removedAt)))
        .returning({ id: table.id });
      return restored.length;
    },
  };
}
