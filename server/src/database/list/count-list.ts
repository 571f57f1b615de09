import type { Database } from '../database.ts';

/** A query that returns one row with the column `total`, such as `database.select({ total: count() }).from(apps)`. */
export interface TotalQuery extends PromiseLike<readonly { readonly total: number }[]> {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

interface CachedTotal {
  readonly total: number;
  readonly cachedAt: number;
}

/** The largest total that is not cached, by default. The time to count grows with the rows: 10 ms for 100,000. */
const MAX_UNCACHED_TOTAL = 10_000;
/** Time that a larger total stays cached, in milliseconds. */
const LIFETIME = 5_000;
/** The largest number of cached totals of a database, and of its queries with few rows. A full cache is cleared. */
const MAX_CACHED = 200;
/** The number of rows up to which counting and selecting in one statement is cheaper than in two. */
const SINGLE_STATEMENT_ROWS = 200;

const cachedTotals = new WeakMap<Database, Map<string, CachedTotal>>();
/** The keys of the queries whose last total was at most `SINGLE_STATEMENT_ROWS`, by database. */
const queriesWithFewRows = new WeakMap<Database, Set<string>>();

/**
 * Returns the total number of rows of a list. Requests for another page or another order repeat the same count, so a
 * total above `maxUncached` is cached for up to five seconds. A smaller total is always current.
 */
export async function countList(
  database: Database,
  query: TotalQuery,
  maxUncached = MAX_UNCACHED_TOTAL,
): Promise<number> {
  const cached = findCachedTotal(database, query);
  if (cached !== undefined) return cached;
  const [row] = await query;
  const total = row?.total ?? 0;
  cacheTotal(database, query, total, maxUncached);
  return total;
}

/** Returns the cached total, or undefined when the rows must be counted. */
export function findCachedTotal(database: Database, query: TotalQuery): number | undefined {
  const cached = cachedTotals.get(database)?.get(toKey(query));
  return cached && performance.now() - cached.cachedAt < LIFETIME ? cached.total : undefined;
}

/** Caches a total that another query found, if it is above `maxUncached`. */
export function cacheTotal(
  database: Database,
  query: TotalQuery,
  total: number,
  maxUncached = MAX_UNCACHED_TOTAL,
): void {
  const totals = cachedTotals.get(database) ?? new Map<string, CachedTotal>();
  cachedTotals.set(database, totals);
  const key = toKey(query);
  totals.delete(key);
  recordHasFewRows(database, key, total <= SINGLE_STATEMENT_ROWS);
  if (total <= maxUncached) return;
  if (totals.size >= MAX_CACHED) totals.clear();
  totals.set(key, { total, cachedAt: performance.now() });
}

/** Returns whether the last total of the query was at most 200. */
export function hadFewRows(database: Database, query: TotalQuery): boolean {
  return queriesWithFewRows.get(database)?.has(toKey(query)) ?? false;
}

function recordHasFewRows(database: Database, key: string, hasFewRows: boolean): void {
  const queries = queriesWithFewRows.get(database) ?? new Set<string>();
  queriesWithFewRows.set(database, queries);
  queries.delete(key);
  if (!hasFewRows) return;
  if (queries.size >= MAX_CACHED) queries.clear();
  queries.add(key);
}

/** Building a query's SQL takes a tenth of the processor time of a list request, so it is built once per query. */
const keys = new WeakMap<TotalQuery, string>();

function toKey(query: TotalQuery): string {
  const key = keys.get(query) ?? JSON.stringify(query.toSQL());
  keys.set(query, key);
  return key;
}
