import { and, eq, gt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import { getCounterPrefix } from '../rate-limit/rate-counter.ts';

/** A key or an app is near its limit if it has used at least this share of the limit. */
const NEAR_SHARE = 0.8;

interface NearLimitQuery {
  /** The join condition that finds the counter of the day in the table of rate limits. */
  readonly hasCounter: SQL;
  /** Selects the keys or apps that have used most or all of their daily limit. */
  readonly isNear: SQL | undefined;
  /** The used part of the daily limit, at most the limit. */
  readonly used: SQL<number>;
  /** Sorts by the used share of the limit, largest first. */
  readonly fullestFirst: SQL;
}

/** Builds the parts of a query of keys or apps near their daily limit. */
export function createNearLimitQuery(
  kind: 'key' | 'app',
  { id, perDay }: { readonly id: SQLWrapper; readonly perDay: SQLWrapper },
  now: Date | SQL,
): NearLimitQuery {
  // `points` is the number of counted runs, and `expire` is the end of the day that they count for.
  const { points, expire } = rateLimits;
  const used = sql<number>`least(${points}, ${perDay})`;
  return {
    hasCounter: eq(rateLimits.key, sql`${getCounterPrefix(kind, 'day')} || ':' || ${id}`),
    isNear: and(
      sql`${perDay} is not null`,
      gt(expire, now),
      sql`${points} >= ${NEAR_SHARE}::float8 * ${perDay}`,
    ),
    used,
    fullestFirst: sql`${used}::float8 / ${perDay} desc`,
  };
}
