import type { AppKind } from '@atrium/contract';
import { and, count, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { isFailedRun } from '../../database/is-failed-run.ts';
import { createParameter } from '../../database/prepare-statement.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';

/** In milliseconds. */
const WEEK = 7 * 24 * 60 * 60 * 1_000;

/** Returns the start time of the statistics of a target. Use it for the placeholder `since`. */
export function subtractWeek(now: Date): string {
  return new Date(now.getTime() - WEEK).toISOString();
}

/**
 * Returns columns that count the use of each target of a query: its apps in any status, and its runs since the
 * placeholder `since`. Join the returned `runs` with `leftJoinLateral(runs, sql\`true\`)`. PostgreSQL computes the
 * columns only for the rows that the query returns.
 */
export function createUsageColumns(database: Database, kind: AppKind, targetId: PgColumn) {
  // A literal instead of a parameter, so that PostgreSQL knows the kind when it makes the plan that it caches.
  const isOfKind = sql`${apps.kind} = ${sql.raw(`'${kind}'`)}`;
  const appCount: SQL<number> = sql<number>`(
    select count(*)::int from ${apps}
    where ${and(isOfKind, eq(apps.targetId, targetId), isNull(apps.removedAt))}
  )`;
  const failed = sql`count(*) filter (where ${isFailedRun})`;
  const p95 = sql`percentile_disc(0.95) within group (order by ${invocations.runMs})`;
  const runs = database
    .select({
      runsInWeek: count().as('runs_in_week'),
      /** The share of failed runs, from 0 to 1. Null if there are no runs. */
      errorRate: sql<number | null>`${failed}::float / nullif(count(*), 0)`.as('error_rate'),
      /** The p95 latency of runs in milliseconds. Null until a run succeeds. */
      p95Ms: sql<number | null>`${p95} filter (where ${invocations.status} = 'succeeded')`.as('p95_ms'),
    })
    .from(invocations)
    .where(
      and(
        eq(invocations.targetId, targetId),
        gte(invocations.createdAt, createParameter('since', 'timestamptz')),
      ),
    )
    .as('runs');
  const { runsInWeek, errorRate, p95Ms } = runs;
  return {
    runs,
    columns: { appCount, runsInWeek: sql<number>`${runsInWeek}`.mapWith(Number), errorRate, p95Ms },
  };
}
