import type { DashboardSummary, LocaleId } from '@atrium/contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { apps } from '../../database/schema/apps.ts';
import { connections } from '../../database/schema/connections.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { users } from '../../database/schema/users.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';
import type { PeriodBounds } from './period-repository.ts';
import { isInPeriod, selectRunCounts } from './run-count-query.ts';

type Metrics = Pick<DashboardSummary, 'runs' | 'errors' | 'p95Ms' | 'before' | 'activeUsers'>;

const RECENT_RUNS = 10;

/** Returns the metrics of a period and of the preceding one. One statement reads the runs of both. */
export async function findMetrics(database: Database, bounds: PeriodBounds): Promise<Metrics> {
  const { precedingFrom, precedingTo, from, to } = bounds;
  const isCurrent = sql`${invocations.createdAt} >= ${from.toISOString()}`;
  // Runs between `precedingTo` and `from` count for neither period.
  const isPreceding = sql`${invocations.createdAt} < ${precedingTo.toISOString()}`;
  const preceding = selectRunCounts(isPreceding);
  const [row] = await database
    .select({
      ...selectRunCounts(isCurrent),
      runsBefore: preceding.runs,
      errorsBefore: preceding.errors,
      p95MsBefore: preceding.p95Ms,
      activeUsers: sql<number>`(count(distinct ${invocations.userId}) filter (where ${isCurrent}))::int`,
    })
    .from(invocations)
    .where(isInPeriod({ from: precedingFrom, to }));
  if (!row) throw new Error('The query returned no row.');
  const { runsBefore, errorsBefore, p95MsBefore, ...current } = row;
  return { ...current, before: { runs: runsBefore, errors: errorsBefore, p95Ms: p95MsBefore } };
}

const activeApps = prepareStatement((database) =>
  database
    .select({ total: count() })
    .from(apps)
    .where(and(eq(apps.status, 'active'), isNull(apps.removedAt)))
    .prepare('active_apps'),
);

export async function countActiveApps(database: Database): Promise<number> {
  const [row] = await activeApps(database).execute();
  return row?.total ?? 0;
}

/** Returns which first steps users have taken. The apps that come with the product do not count. */
export async function findFirstSteps(
  database: Database,
): Promise<NonNullable<DashboardSummary['firstSteps']>> {
  const { rows } = await database.execute<{
    hasRun: boolean;
    hasOwnApp: boolean;
    hasKey: boolean;
    hasSecondUser: boolean;
    hasConnection: boolean;
  }>(sql`select
    exists (select from ${invocations}) as "hasRun",
    exists (select from ${apps} where ${apps.seedKey} is null) as "hasOwnApp",
    exists (select from ${apiKeys}) as "hasKey",
    exists (select from ${users} offset 1) as "hasSecondUser",
    exists (select from ${connections}) as "hasConnection"`);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row.');
  return row;
}

export async function findRecentRuns(
  database: Database,
  bounds: PeriodBounds,
  locale: LocaleId,
): Promise<DashboardSummary['recent']> {
  const rows = await database
    .select({
      id: invocations.id,
      appId: apps.id,
      appName: apps.name,
      seedKey: apps.seedKey,
      kind: apps.kind,
      status: invocations.status,
      runMs: invocations.runMs,
      at: invocations.createdAt,
    })
    .from(invocations)
    .innerJoin(apps, eq(apps.id, invocations.appId))
    .where(isInPeriod(bounds))
    .orderBy(desc(invocations.createdAt), desc(invocations.id))
    .limit(RECENT_RUNS);
  return rows.map(({ seedKey, ...row }) => ({
    ...row,
    appName: localizeSeedName('app', seedKey, row.appName, locale),
    at: row.at.toISOString(),
  }));
}
