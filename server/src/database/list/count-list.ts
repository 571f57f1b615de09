import type { Database } from '../database.ts';

/** A query that returns one row with the column `total`, such as `database.select({ total: count() }).from(apps)`. */
export interface TotalQuery extends PromiseLike<readonly { readonly total: number }[]> {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

interface CachedTotal {
  readonly total: number;
  readonly cachedAt: number;
}

/**
 * The default number of rows up to which every request counts again. The time to count grows with the rows: 10 ms for
 * 100 000.
 */
const UNCACHED_ROWS = 10_000;
/** Time that a larger total stays cached, in milliseconds. */
const LIFETIME = 5_000;
const MAX_CACHED = 200;
/** The number of rows up to which counting and selecting in one statement is cheaper than in two. */
const SINGLE_STATEMENT_ROWS = 200;

const cachedTotals = new WeakMap<Database, Map<string, CachedTotal>>();
/** The queries whose last total was short, by database. */
const shortTotals = new WeakMap<Database, Set<string>>();

/**
 * Returns the total number of rows of a list. Requests that page or sort repeat the same count, so a total above 10 000
 * rows, or above `few`, is cached for up to five seconds. A smaller total is always current.
 */
export async function countList(database: Database, query: TotalQuery, few = UNCACHED_ROWS): Promise<number> {
  const known = findCachedTotal(database, query);
  if (known !== undefined) return known;
  const [row] = await query;
  const total = row?.total ?? 0;
  cacheTotal(database, query, total, few);
  return total;
}

/** Returns the cached total, or undefined when it must be counted. */
export function findCachedTotal(database: Database, query: TotalQuery): number | undefined {
  const known = cachedTotals.get(database)?.get(toKey(query));
  return known && performance.now() - known.cachedAt < LIFETIME ? known.total : undefined;
}

/** Caches a total that another query found, if it is above `few`. */
export function cacheTotal(database: Database, query: TotalQuery, total: number, few = UNCACHED_ROWS): void {
  const known = cachedTotals.get(database) ?? new Map<string, CachedTotal>();
  cachedTotals.set(database, known);
  const key = toKey(query);
  known.delete(key);
  rememberFewRows(database, key, total <= SINGLE_STATEMENT_ROWS);
  if (total <= few) return;
  if (known.size >= MAX_CACHED) known.clear();
  known.set(key, { total, cachedAt: performance.now() });
}

/** Whether the last total of the query was at most 200. */
export function hadFewRows(database: Database, query: TotalQuery): boolean {
  return shortTotals.get(database)?.has(toKey(query)) ?? false;
}

function rememberFewRows(database: Database, key: string, hasFewRows: boolean): void {
  const short = shortTotals.get(database) ?? new Set<string>();
  shortTotals.set(database, short);
  short.delete(key);
  if (!hasFewRows) return;
  if (short.size >= MAX_CACHED) short.clear();
  short.add(key);
}

/** Building a query's SQL takes a tenth of the server's time for a list, so it is built once per query. */
const keys = new WeakMap<TotalQuery, string>();

function toKey(query: TotalQuery): string {
  const key = keys.get(query) ?? JSON.stringify(query.toSQL());
  keys.set(query, key);
  return key;
}
