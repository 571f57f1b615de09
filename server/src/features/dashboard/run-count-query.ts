import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import { isFailedRun } from '../../database/is-failed-run.ts';
import { invocations } from '../../database/schema/invocations.ts';

/** Returns the condition for the runs of a period. `from` is inclusive, `to` is exclusive. */
export function isInPeriod({ from, to }: { readonly from: Date; readonly to: Date }): SQL | undefined {
  return and(gte(invocations.createdAt, from), lt(invocations.createdAt, to));
}

/**
 * Returns columns with the number of runs, the number of failed runs and the p95 latency: of all selected runs, or of
 * those that match a condition.
 */
export function selectRunCounts(condition?: SQL) {
  const filter = condition ? sql`filter (where ${condition})` : sql``;
  const failed = condition ? sql`${condition} and ${isFailedRun}` : isFailedRun;
  return {
    runs: sql<number>`(count(*) ${filter})::int`,
    errors: sql<number>`(count(*) filter (where ${failed}))::int`,
    p95Ms: selectPercentile(0.95, filter),
  };
}

/**
 * Selects the duration that the given share of the selected runs does not exceed, in milliseconds. It is the duration
 * of one of these runs. So the percentile of a period is between the smallest and the largest percentile of its parts.
 * `percentile_cont` interpolates between two runs, and its values do not have this property.
 */
export function selectPercentile(share: number, filter: SQL = sql``): SQL<number | null> {
  return sql<
    number | null
  >`percentile_disc(${share}::float8) within group (order by ${invocations.runMs}) ${filter}`;
}
