import type { DashboardSummary, LocaleId } from '@atrium/contract';
import { and, desc, eq, exists, gt, isNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { createParameter, prepareStatement } from '../../database/prepare-statement.ts';
import { algorithmVersions } from '../../database/schema/algorithm-versions.ts';
import { algorithms } from '../../database/schema/algorithms.ts';
import { apps } from '../../database/schema/apps.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import { TARGET_TABLES } from '../../database/schema/target-tables.ts';
import { localizeSeed } from '../../seed/localize-seed.ts';
import { createNearLimitQuery } from '../near-limit/near-limit-query.ts';
import type { PeriodBounds } from './period-repository.ts';
import { isInPeriod, selectRunCounts } from './run-count-query.ts';

type Attention = DashboardSummary['attention'][number];

/** The largest number of listed records of each kind of problem. */
const MAX_LISTED = 5;
/** The minimum number and the minimum share of failed runs for which an app is reported as failing. */
const MIN_FAILED_RUNS = 3;
const MIN_FAILED_SHARE = 0.2;

/** Finds active apps with many failed runs in the period. */
export async function findFailingApps(
  database: Database,
  bounds: PeriodBounds,
  locale: LocaleId,
): Promise<readonly Attention[]> {
  const { runs, errors } = selectRunCounts();
  const rows = await database
    .select({ id: apps.id, name: apps.name, seedKey: apps.seedKey, appKind: apps.kind, count: errors })
    .from(invocations)
    .innerJoin(apps, eq(apps.id, invocations.appId))
    .where(and(isInPeriod(bounds), eq(apps.status, 'active'), isNull(apps.removedAt)))
    .groupBy(apps.id)
    .having(sql`${errors} >= ${MIN_FAILED_RUNS} and ${errors} >= ${MIN_FAILED_SHARE}::float8 * ${runs}`)
    .orderBy(desc(errors), apps.id)
    .limit(MAX_LISTED);
  return rows.map(({ seedKey, ...row }) => ({
    kind: 'app-failing',
    ...localizeSeed('app', seedKey, row, locale),
  }));
}

const failedVersions = prepareStatement((database) => {
  const later = alias(algorithmVersions, 'later');
  const hasLaterReadyVersion = exists(
    database
      .select({ id: later.id })
      .from(later)
      .where(
        and(
          eq(later.algorithmId, algorithmVersions.algorithmId),
          eq(later.status, 'ready'),
          gt(later.number, algorithmVersions.number),
        ),
      ),
  );
  return database
    .select({
      id: algorithms.id,
      name: algorithms.name,
      slug: algorithms.slug,
      // For a failed version, this field is the number of the version.
      count: algorithmVersions.number,
    })
    .from(algorithmVersions)
    .innerJoin(algorithms, eq(algorithms.id, algorithmVersions.algorithmId))
    .where(
      and(eq(algorithmVersions.status, 'failed'), isNull(algorithms.removedAt), not(hasLaterReadyVersion)),
    )
    .orderBy(desc(algorithmVersions.updatedAt), algorithmVersions.id)
    .limit(MAX_LISTED)
    .prepare('failed_versions');
});

/** Returns the versions that failed validation and were not followed by a successful version. */
export async function findFailedVersions(
  database: Database,
  locale: LocaleId,
): Promise<readonly Attention[]> {
  const rows = await failedVersions(database).execute();
  return rows.map(({ slug, ...row }) => ({
    kind: 'version-failed',
    ...localizeSeed('algorithm', slug, row, locale),
  }));
}

const brokenApps = prepareStatement((database) => {
  const publishedTargetConditions = Object.values(TARGET_TABLES).map((table) =>
    exists(
      database
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.id, apps.targetId), eq(table.status, 'published'), isNull(table.removedAt))),
    ),
  );
  return database
    .select({ id: apps.id, name: apps.name, seedKey: apps.seedKey, appKind: apps.kind })
    .from(apps)
    .where(and(eq(apps.status, 'active'), isNull(apps.removedAt), ...publishedTargetConditions.map(not)))
    .orderBy(desc(apps.updatedAt), apps.id)
    .limit(MAX_LISTED)
    .prepare('broken_apps');
});

/** Returns the active apps whose targets are no longer published. */
export async function findBrokenApps(database: Database, locale: LocaleId): Promise<readonly Attention[]> {
  const rows = await brokenApps(database).execute();
  return rows.map(({ seedKey, ...row }) => ({
    kind: 'app-broken',
    ...localizeSeed('app', seedKey, row, locale),
  }));
}

const appsNearLimit = prepareStatement((database) => {
  const now = createParameter('now', 'timestamptz');
  const { hasCounter, isNear, used, fullestFirst } = createNearLimitQuery('app', apps, now);
  return database
    .select({
      id: apps.id,
      name: apps.name,
      seedKey: apps.seedKey,
      appKind: apps.kind,
      count: used,
      limit: sql<number>`${apps.perDay}`,
    })
    .from(apps)
    .innerJoin(rateLimits, hasCounter)
    .where(and(eq(apps.status, 'active'), isNull(apps.removedAt), isNear))
    .orderBy(fullestFirst, apps.id)
    .limit(MAX_LISTED)
    .prepare('apps_near_limit');
});

/** Returns the active apps that have used most or all of their daily limit. */
export async function findAppsNearLimit(
  database: Database,
  now: Date,
  locale: LocaleId,
): Promise<readonly Attention[]> {
  const rows = await appsNearLimit(database).execute({ now: now.toISOString() });
  return rows.map(({ seedKey, ...row }) => ({
    kind: 'app-near-limit',
    ...localizeSeed('app', seedKey, row, locale),
  }));
}
