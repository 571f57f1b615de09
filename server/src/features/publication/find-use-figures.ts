import type { AppKind } from '@atrium/contract';
import { and, count, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { isFailedCall } from '../../database/is-failed-call.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';

/** How much a target is used: apps whatever their state, and the calls of the last seven days. */
export interface UseFigures {
  readonly appCount: number;
  readonly callsInWeek: number;
  /** Share of the calls that failed, 0 to 1; none while there was no call. */
  readonly errorRate: number | null;
  /** 95th percentile of the run times, in milliseconds; none while no run succeeded. */
  readonly p95Ms: number | null;
}

const WEEK = 7 * 24 * 60 * 60 * 1_000;
const UNUSED: UseFigures = { appCount: 0, callsInWeek: 0, errorRate: null, p95Ms: null };

/** The figures of these targets, of one kind; `figuresOf` answers for each of them. */
export async function findUseFigures(
  database: Database,
  kind: AppKind,
  ids: readonly string[],
  now: Date,
): Promise<{ figuresOf(id: string): UseFigures }> {
  if (ids.length === 0) return { figuresOf: () => UNUSED };
  const ofTargets = and(eq(apps.kind, kind), inArray(apps.targetId, [...ids]));
  const [counted, called] = await Promise.all([
    database
      .select({ id: apps.targetId, appCount: count() })
      .from(apps)
      .where(and(ofTargets, isNull(apps.removedAt)))
      .groupBy(apps.targetId),
    findCalls(
      database,
      and(
        inArray(invocations.targetId, [...ids]),
        gte(invocations.createdAt, new Date(now.getTime() - WEEK)),
      ),
    ),
  ]);
  const countOf = new Map(counted.map(({ id, appCount }) => [id, appCount]));
  const callsOf = new Map(called.map(({ id, ...calls }) => [id, calls]));
  return {
    figuresOf: (id) => ({ ...UNUSED, ...callsOf.get(id), appCount: countOf.get(id) ?? 0 }),
  };
}

function findCalls(database: Database, where: SQL | undefined) {
  const failed = sql`count(*) filter (where ${isFailedCall})`;
  const p95 = sql`percentile_cont(0.95) within group (order by ${invocations.runMs}) filter (where ${invocations.status} = 'succeeded')`;
  return database
    .select({
      id: invocations.targetId,
      callsInWeek: count(),
      errorRate: sql<number>`${failed}::float / count(*)`,
      p95Ms: sql<number | null>`${p95}`,
    })
    .from(invocations)
    .where(where)
    .groupBy(invocations.targetId);
}
