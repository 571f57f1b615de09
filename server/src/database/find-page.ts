import type { ListBody } from '@atrium/contract';
import { and, count, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { keptValue } from './kept-statement.ts';
import { type ListFields, listBounds, listConditions, listOrder, searchedWord } from './list-query.ts';
import { listTotal, type TotalQuery } from './list-total.ts';

/** Which rows of a list, in which order: what its query is made of. */
export interface Page {
  readonly where: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
}

interface Listed<Row> {
  readonly body: ListBody;
  readonly fields: ListFields;
  /** What holds of every row of the list, whatever is asked. */
  readonly where?: SQL | undefined;
  /** Counts the rows, as `total`. */
  total(where: SQL | undefined): TotalQuery;
  rows(page: Page): PromiseLike<Row[]>;
}

/**
 * From how many found rows on a page of them is rather met with while walking along the list's order, than found
 * first and put in order. That many are not counted anew each time either.
 */
const MANY_FOUND = 1_500;
/** From which row on it pays to know first whether the end is nearer: an offset is walked through row by row. */
const FAR = 5_000;

/** One page of a list, and how many rows there are in all. */
export async function findPage<Row>(
  database: Database,
  { body, fields, where: always, total, rows }: Listed<Row>,
): Promise<{ list: Row[]; total: number }> {
  const { limit, offset } = listBounds(body);
  const page = { order: listOrder(body, fields), limit, offset };
  const count = (condition: SQL | undefined, few?: number) => listTotal(database, total(condition), few);
  const where = and(always, listConditions(body, fields));
  const word = searchedWord(body);
  if (word === '' && offset < FAR) {
    const [list, all] = await Promise.all([rows({ ...page, where }), count(where)]);
    return { list, total: all };
  }
  if (word === '') {
    const all = await count(where);
    if (offset < all / 2) return { list: await rows({ ...page, where }), total: all };
    const end = { limit: Math.min(limit, all - offset), offset: Math.max(0, all - offset - limit) };
    const list = offset < all ? await rows({ where, order: listOrder(body, fields, true), ...end }) : [];
    return { list: list.reverse(), total: all };
  }
  const searched = and(where, fields.search.contains(word));
  const found = and(searched, fields.search.candidates?.(word));
  const all = await count(found, MANY_FOUND);
  const list = all === 0 ? [] : await rows({ ...page, where: all > MANY_FOUND ? searched : found });
  return { list, total: all };
}

type ListedTable = PgTable & { readonly id: PgColumn };

/** Counts rows of one table. */
export function countRows(database: Database, table: PgTable, where: SQL | undefined): TotalQuery {
  return database.select({ total: count() }).from(table).where(where);
}

/** The ids of a page's rows, chosen before anything is looked up for them: earlier pages cost their ids only. */
export function idsOfPage(database: Database, table: ListedTable, { where, order, limit, offset }: Page) {
  const ids = database
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(where);
  return ids
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** The rows of a page whose ids are chosen, read by a kept statement that says {@link ofPage}; nothing is asked for none. */
export async function rowsOfPage<Row>(
  ids: PromiseLike<readonly { readonly id: string }[]>,
  read: (ids: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const chosen = await ids;
  return chosen.length === 0 ? [] : read(chosen.map(({ id }) => id));
}

const IDS = keptValue('ids', 'uuid[]');

/** Says in a kept statement which rows it is about, those of its placeholder `ids`, and that they come in that order. */
export const ofPage = {
  where: (id: PgColumn): SQL => sql`${id} = any(${IDS})`,
  order: (id: PgColumn): SQL => sql`array_position(${IDS}, ${id})`,
};
