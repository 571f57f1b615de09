import { ERROR_CODES, type ListBody } from '@atrium/contract';
import { and, count, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { BusinessError } from '../../domain/business-error.ts';
import type { Database } from '../database.ts';
import { createParameter } from '../prepare-statement.ts';
import { cacheTotal, countList, findCachedTotal, hadFewRows, type TotalQuery } from './count-list.ts';
import {
  buildListConditions,
  buildListOrder,
  findInvalidListFields,
  type ListFields,
  readKeyword,
  readListBounds,
} from './list-query.ts';

/** The filter, order and range of one page of a list. */
export interface Page {
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

/** Counts the rows of a list as `total` and selects the ids of a page. */
export interface PageSource {
  total(where: SQL | undefined): TotalQuery;
  ids(page: Page): SQLWrapper & PromiseLike<{ id: string }[]>;
  /**
   * Selects the ids of a page, each with {@link TOTAL_COLUMN}. Without this function, ids and total always take two
   * statements.
   */
  idsWithTotal?(page: Page): PromiseLike<{ id: string; total: number }[]>;
}

/** The number of rows that the conditions of a query match. It does not depend on the limit of the query. */
export const TOTAL_COLUMN = sql<number>`count(*) over ()`.mapWith(Number);

/** A query for the details of rows. `findPage` adds the condition and the sort order. */
interface RowsQuery<Row> {
  where(condition: SQL): { orderBy(...order: SQL[]): PromiseLike<Row[]> };
}

/**
 * A prepared statement for the details of rows that uses {@link matchIds}, with the values of its other placeholders.
 */
interface RowsStatement<Row> {
  readonly statement: { execute(values: Record<string, unknown>): PromiseLike<Row[]> };
  readonly values?: Readonly<Record<string, unknown>>;
}

/** Defines a list: its rows, filters and sorts, and the details of each row. */
interface ListDefinition<Row> {
  readonly body: ListBody;
  readonly fields: ListFields;
  readonly table: ListedTable;
  /** The condition that applies to every row of the list. */
  readonly where?: SQL | undefined;
  /** Finds the rows of a list whose conditions also read other tables. By default, only `table` is read. */
  readonly source?: PageSource | undefined;
  readonly rows: RowsQuery<Row> | RowsStatement<Row>;
}

/**
 * The number of matching rows from which scanning in list order is cheaper than finding and sorting all matches. Larger
 * totals are cached and not counted for each request.
 */
const SORT_LIMIT = 1_500;
/**
 * The offset from which it is faster to check first whether the end of the list is nearer. The database scans an offset
 * row by row.
 */
const SCAN_FROM_END_OFFSET = 5_000;

/**
 * Returns one page of a list and the total number of rows.
 *
 * @throws BusinessError `invalid` when the body names a filter or sort that the list does not have, or a page beyond
 * the largest offset.
 */
export async function findPage<Row>(
  database: Database,
  {
    body,
    fields,
    table,
    where: baseCondition,
    source = createPageSource(database, table),
    rows,
  }: ListDefinition<Row>,
): Promise<{ list: Row[]; total: number }> {
  const invalid = findInvalidListFields(body, fields);
  if (invalid.length > 0) throw new BusinessError(ERROR_CODES.invalid, undefined, invalid);
  const { limit, offset } = readListBounds(body);
  const page = { order: buildListOrder(body, fields), limit, offset };
  const read = (chosen: Page) => readPage(table, source, rows, chosen);
  const where = and(baseCondition, buildListConditions(body, fields));
  const keyword = readKeyword(body);
  // Reads the ids and the total in one statement. An empty page has no row that could contain the total, so the
  // function returns undefined for it. Totals above `maxUncached` are cached.
  const readWithTotal = async (condition: SQL | undefined, query: TotalQuery, maxUncached?: number) => {
    const [match, ...others] = (await source.idsWithTotal?.({ ...page, where: condition })) ?? [];
    if (!match) return undefined;
    cacheTotal(database, query, match.total, maxUncached);
    const ids = [match, ...others].map(({ id }) => id);
    return { list: await readRows(table, rows, ids, page.order), total: match.total };
  };
  if (keyword === '' && offset < SCAN_FROM_END_OFFSET) {
    const query = source.total(where);
    // A prepared statement needs the ids first. For short lists, reading the total with them saves a statement.
    const readsTotalWithIds = 'statement' in rows && source.idsWithTotal && hadFewRows(database, query);
    const result = readsTotalWithIds ? await readWithTotal(where, query) : undefined;
    if (result) return result;
    const [list, total] = await Promise.all([read({ ...page, where }), countList(database, query)]);
    return { list, total };
  }
  if (keyword === '') {
    const total = await countList(database, source.total(where));
    if (offset < total / 2) return { list: await read({ ...page, where }), total };
    const fromEnd = { limit: Math.min(limit, total - offset), offset: Math.max(0, total - offset - limit) };
    const isFromEnd = true;
    const order = buildListOrder(body, fields, isFromEnd);
    const list = offset < total ? await read({ where, order, ...fromEnd }) : [];
    return { list: list.reverse(), total };
  }
  const matches = and(where, fields.search.contains(keyword));
  const candidates = fields.search.candidates?.(keyword);
  // The same rows as `matches`. With this condition, the database finds them in the search index.
  const indexedMatches = and(matches, candidates);
  const query = source.total(indexedMatches);
  if (candidates && source.idsWithTotal && findCachedTotal(database, query) === undefined) {
    const result = await readWithTotal(indexedMatches, query, SORT_LIMIT);
    if (result) return result;
    // An empty first page means that no row matches.
    if (offset === 0) return { list: [], total: 0 };
  }
  const total = await countList(database, query, SORT_LIMIT);
  // Without the condition for the index, the database scans the rows in list order.
  const condition = total > SORT_LIMIT ? matches : indexedMatches;
  const list = total === 0 ? [] : await read({ ...page, where: condition });
  return { list, total };
}

type ListedTable = PgTable & { readonly id: PgColumn };

function createPageSource(database: Database, table: ListedTable): PageSource {
  return {
    total: (where) => database.select({ total: count() }).from(table).where(where),
    ids: ({ where, order, limit, offset }) =>
      database
        .select({ id: sql<string>`${table.id}` })
        .from(table)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
    idsWithTotal: ({ where, order, limit, offset }) =>
      database
        .select({ id: sql<string>`${table.id}`, total: TOTAL_COLUMN })
        .from(table)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  };
}

/** Selects the ids first, so that skipped rows do not load their details. */
async function readPage<Row>(
  table: ListedTable,
  source: PageSource,
  rows: ListDefinition<Row>['rows'],
  page: Page,
): Promise<Row[]> {
  if ('where' in rows) return rows.where(inArray(table.id, source.ids(page))).orderBy(...page.order);
  const ids = (await source.ids(page)).map(({ id }) => id);
  return ids.length === 0 ? [] : readRows(table, rows, ids, page.order);
}

async function readRows<Row>(
  table: ListedTable,
  rows: ListDefinition<Row>['rows'],
  ids: string[],
  order: readonly SQL[],
): Promise<Row[]> {
  if ('where' in rows) return rows.where(inArray(table.id, ids)).orderBy(...order);
  return rows.statement.execute({ ...rows.values, ids });
}

const IDS = createParameter('ids', 'uuid[]');

/** Limits a prepared statement to the rows in its placeholder `ids`. */
export const matchIds = (id: PgColumn): SQL => sql`${id} = any(${IDS})`;

/** Sorts the rows of a prepared statement in the order of its placeholder `ids`. */
export const orderByIds = (id: PgColumn): SQL => sql`array_position(${IDS}, ${id})`;
