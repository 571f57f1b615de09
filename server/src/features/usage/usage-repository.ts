import type { AppKind } from '@atrium/contract';
import { and, eq, gt, gte, inArray, isNull, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { apps } from '../../database/schema/apps.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';
import { usageHours } from '../../database/schema/usage-hours.ts';
import { createNearLimitQuery } from '../near-limit/near-limit-query.ts';
import type { BucketCount } from './tally-usage.ts';

/** Whose runs are counted: those of one app, or of all apps of an owner. */
export type UsageScope = { readonly appId: string } | { readonly ownerId: string };

/**
 * The runs of one row of a list, in one bucket of `usage_hours`. The fields that do not identify
 * the rows of this list are null.
 */
export interface UsageCount extends BucketCount {
  readonly list: 'steps' | 'apps' | 'keys' | 'versions';
  /** The number of the time step, from 1: the first step begins at the first of the `starts` of `countUsage`. */
  readonly step: number | null;
  readonly appId: string | null;
  readonly keyId: string | null;
  readonly version: string | null;
}

export interface UsageApp {
  readonly id: string;
  readonly name: string;
  readonly kind: AppKind;
  readonly seedKey: string | null;
}

function isInScope(scope: UsageScope): SQL | undefined {
  return 'appId' in scope
    ? eq(apps.id, scope.appId)
    : and(eq(apps.ownerId, scope.ownerId), isNull(apps.removedAt));
}

/**
 * Counts the runs from the first of the `starts` until `to` in four lists, with one scan. A time step lasts from one
 * start to the next one. An hour belongs to the step in which it begins.
 */
export async function countUsage(
  database: Database,
  scope: UsageScope,
  starts: readonly Date[],
  to: Date,
): Promise<readonly UsageCount[]> {
  const [from] = starts;
  if (!from) return [];
  const startList = sql.join(
    starts.map((start) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const step = sql<number | null>`width_bucket(${usageHours.hour}, array[${startList}])`;
  const where = and(isInScope(scope), gte(usageHours.hour, from), lt(usageHours.hour, to));
  const counted = database
    .select({
      step: step.as('step'),
      appId: sql<string | null>`${usageHours.appId}`.as('app'),
      keyId: sql<string | null>`${usageHours.keyId}`.as('key'),
      version: sql<string | null>`${usageHours.targetVersion}`.as('version'),
      bucket: usageHours.bucket,
      runs: usageHours.runs,
      bytesIn: usageHours.bytesIn,
      bytesOut: usageHours.bytesOut,
      currency: sql<string | null>`${usageHours.currency}`.as('currency'),
      inputTokens: usageHours.inputTokens,
      outputTokens: usageHours.outputTokens,
      cost: usageHours.cost,
    })
    .from(usageHours)
    .innerJoin(apps, eq(apps.id, usageHours.appId))
    .where(where)
    .as('counted');
  // `grouping` returns 0 for the columns by which the rows of a list are grouped.
  return database
    .select({
      list: sql<UsageCount['list']>`case
        when grouping(${counted.step}) = 0 then 'steps'
        when grouping(${counted.keyId}) = 0 then 'keys'
        when grouping(${counted.version}) = 0 then 'versions'
        else 'apps' end`,
      step: counted.step,
      appId: counted.appId,
      keyId: counted.keyId,
      version: counted.version,
      bucket: counted.bucket,
      runs: sql<number>`sum(${counted.runs})::int`,
      bytesIn: sql`sum(${counted.bytesIn})`.mapWith(Number),
      bytesOut: sql`sum(${counted.bytesOut})`.mapWith(Number),
      currency: counted.currency,
      inputTokens: sumKnown(counted.inputTokens),
      outputTokens: sumKnown(counted.outputTokens),
      cost: sumKnown(counted.cost),
    })
    .from(counted)
    .groupBy(
      sql`grouping sets (
        (${counted.step}, ${counted.bucket}, ${counted.currency}),
        (${counted.appId}, ${counted.bucket}, ${counted.currency}),
        (${counted.appId}, ${counted.keyId}, ${counted.bucket}, ${counted.currency}),
        (${counted.appId}, ${counted.version}, ${counted.bucket}, ${counted.currency})
      )`,
    );
}

/** Returns the sum of the known values, or null if no value is known. */
function sumKnown(value: SQLWrapper): SQL<number | null> {
  return sql<number | null>`sum(${value})::float8`;
}

export function findUsageApps(database: Database, scope: UsageScope): Promise<UsageApp[]> {
  return database
    .select({ id: apps.id, name: apps.name, kind: apps.kind, seedKey: apps.seedKey })
    .from(apps)
    .where(isInScope(scope));
}

export function findKeyNames(database: Database, ids: readonly string[]) {
  return ids.length === 0
    ? []
    : database
        .select({ id: apiKeys.id, name: apiKeys.name })
        .from(apiKeys)
        .where(inArray(apiKeys.id, [...ids]));
}

/**
 * Returns the usable keys that have used most of their daily limit, those closest to the limit
 * first: the keys of the apps, and for an owner also the account keys.
 */
export async function findKeysNearLimit(database: Database, scope: UsageScope, now: Date) {
  const { hasCounter, isNear, used, fullestFirst } = createNearLimitQuery('key', apiKeys, now);
  const isOfAccount =
    'ownerId' in scope ? and(isNull(apiKeys.appId), eq(apiKeys.createdBy, scope.ownerId)) : undefined;
  return database
    .select({ keyId: apiKeys.id, name: apiKeys.name, appId: apps.id, used, perDay: apiKeys.perDay })
    .from(apiKeys)
    .leftJoin(apps, eq(apps.id, apiKeys.appId))
    .innerJoin(rateLimits, hasCounter)
    .where(
      and(or(isInScope(scope), isOfAccount), isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now), isNear),
    )
    .orderBy(fullestFirst, apiKeys.id);
}

/** Returns the apps that have used most of their daily limit, those closest to the limit first. */
export async function findAppsNearLimit(database: Database, scope: UsageScope, now: Date) {
  const { hasCounter, isNear, used, fullestFirst } = createNearLimitQuery('app', apps, now);
  return database
    .select({ appId: apps.id, used, perDay: sql<number>`${apps.perDay}` })
    .from(apps)
    .innerJoin(rateLimits, hasCounter)
    .where(and(isInScope(scope), isNear))
    .orderBy(fullestFirst, apps.id);
}
