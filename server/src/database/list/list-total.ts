import type { Database } from '../database.ts';

/** A query that returns one row with the column `total`, such as `database.select({ total: count() }).from(apps)`. */
export interface TotalQuery extends PromiseLike<readonly { readonly total: number }[]> {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
}

interface KnownTotal {
  readonly total: number;
  readonly knownAt: number;
}

/**
 * The default number of rows up to which every request counts again. The time to count grows with the rows: 10 ms for
 * 100 000.
 */
const FEW = 10_000;
/** Time that a larger total stays cached, in milliseconds. */
const LIFETIME = 5_000;
const MAX_KNOWN = 200;
/** The number of rows up to which counting and selecting in one statement is cheaper than in two. */
const SHORT = 200;

const knownTotals = new WeakMap<Database, Map<string, KnownTotal>>();
/** The queries whose last total was short, by database. */
const shortTotals = new WeakMap<Database, Set<string>>();

/**
 * Returns the total number of rows of a list. Requests that page or sort repeat the same count, so a total above 10 000
 * rows, or above `few`, is cached for up to five seconds. A smaller total is always current.
 */
export async function listTotal(database: Database, query: TotalQuery, few = FEW): Promise<number> {
  const known = knownTotal(database, query);
  if (known !== undefined) return known;
  const [row] = await query;
  const total = row?.total ?? 0;
  rememberTotal(database, query, total, few);
  return total;
}

/** Returns the cached total, or undefined when it must be counted. */
export function knownTotal(database: Database, query: TotalQuery): number | undefined {
  const known = knownTotals.get(database)?.get(toKey(query));
  return known && performance.now() - known.knownAt < LIFETIME ? known.total : undefined;
}

/** Caches a total that another query found, if it is above `few`. */
export function rememberTotal(database: Database, query: TotalQuery, total: number, few = FEW): void {
  const known = knownTotals.get(database) ?? new Map<string, KnownTotal>();
  knownTotals.set(database, known);
  const key = toKey(query);
  known.delete(key);
  rememberShort(database, key, total <= SHORT);
  if (total <= few) return;
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, { total, knownAt: performance.now() });
}

/** Whether the last total of the query was at most 200. */
export function wasShort(database: Database, query: TotalQuery): boolean {
  return shortTotals.get(database)?.has(toKey(query)) ?? false;
}

function rememberShort(database: Database, key: string, isShort: boolean): void {
  const short = shortTotals.get(database) ?? new Set<string>();
  shortTotals.set(database, short);
  short.delete(key);
  if (!isShort) return;
  if (short.size >= MAX_KNOWN) short.clear();
  short.add(key);
}

/** Building a query's SQL takes a tenth of the server's time for a list, so it is built once per query. */
const keys = new WeakMap<TotalQuery, string>();

function toKey(query: TotalQuery): string {
  const key = keys.get(query) ?? JSON.stringify(query.toSQL());
  keys.set(query, key);
  return key;
}
