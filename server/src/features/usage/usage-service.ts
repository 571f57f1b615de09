import { type BodyOf, ERROR_CODES, type Usage, type UsageTally, type usageCall } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import type { Actor } from '../../domain/request-context.ts';
import { localizeSeedName } from '../../seed/localize-seed.ts';
import { requireApp } from '../app/require-app.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { resolvePeriod } from '../dashboard/resolve-period.ts';
import { findIntervalStarts } from '../dashboard/series-repository.ts';
import { tallyUsage } from './tally-usage.ts';
import {
  countUsage,
  findAppsNearLimit,
  findKeyNames,
  findKeysNearLimit,
  findUsageApps,
  type UsageCount,
  type UsageScope,
} from './usage-repository.ts';

const MAX_DAYS = 366;
/** The maximum number of days that are shown by hour. */
const HOURLY_DAYS = 2;

/** Returns the usage of an app, or of all apps of the user. */
export async function readUsage(
  { database }: AppDependencies,
  { appId, ...period }: BodyOf<typeof usageCall>,
  actor: Actor,
): Promise<Usage> {
  if (appId !== undefined) await requireApp(database, appId, actor, 'view');
  const scope: UsageScope = appId === undefined ? { ownerId: actor.user.id } : { appId };
  const bounds = await resolvePeriod(database, period, actor.at);
  if (bounds.days > MAX_DAYS) throw new BusinessError(ERROR_CODES.invalid, undefined, ['from', 'to']);
  const step = bounds.days <= HOURLY_DAYS ? 'hour' : 'day';
  const starts = await findIntervalStarts(database, bounds, period.timeZone, step);
  const [counts, apps, nearKeys, nearApps] = await Promise.all([
    countUsage(database, scope, starts, bounds.to),
    findUsageApps(database, scope),
    findKeysNearLimit(database, scope, actor.at),
    findAppsNearLimit(database, scope, actor.at),
  ]);
  // One query returns the counts of all lists.
  const getCounts = (list: UsageCount['list']) => counts.filter((count) => count.list === list);
  const keys = groupCounts(getCounts('keys'), ({ appId: app, keyId }) => `${app} ${keyId}`);
  const keyNames = new Map(
    (
      await findKeyNames(
        database,
        keys.flatMap(({ first }) => first.keyId ?? []),
      )
    ).map(({ id, name }) => [id, name]),
  );
  const appNames = new Map(
    apps.map(({ id, seedKey, name }) => [id, localizeSeedName('app', seedKey, name, actor.locale)]),
  );
  const getAppName = (id: string | null) => appNames.get(id ?? '') ?? '';
  const byStep = new Map(
    groupCounts(getCounts('steps'), (count) => String(count.step)).map(({ key, tally }) => [key, tally]),
  );
  const byApp = new Map(
    groupCounts(getCounts('apps'), ({ appId: app }) => app ?? '').map(({ key, tally }) => [key, tally]),
  );
  return {
    step,
    total: tallyUsage(getCounts('steps')),
    // The database counts the steps from 1.
    points: starts.map((at, index) => ({
      at: at.toISOString(),
      ...(byStep.get(String(index + 1)) ?? tallyUsage([])),
    })),
    apps: apps
      .flatMap(({ id, kind }) => {
        const tally = byApp.get(id);
        return tally ? [{ id, kind, name: getAppName(id), ...tally }] : [];
      })
      .toSorted(byRuns),
    keys: keys
      .map(({ first, tally }) => ({
        id: first.keyId,
        name: keyNames.get(first.keyId ?? '') ?? null,
        appName: getAppName(first.appId),
        ...tally,
      }))
      .toSorted(byRuns),
    versions: groupCounts(getCounts('versions'), ({ appId: app, version }) => `${app} ${version}`)
      .map(({ first, tally }) => ({
        version: first.version ?? '',
        appName: getAppName(first.appId),
        ...tally,
      }))
      .toSorted(byRuns),
    nearAppLimits: nearApps.map((app) => ({ ...app, appName: getAppName(app.appId) })),
    nearLimits: nearKeys.map(({ appId: app, ...key }) => ({ ...key, appName: getAppName(app) })),
  };
}

/** The counts with the same key. `first` has the fields that these counts share, and `tally` is their sum. */
interface Group {
  readonly key: string;
  readonly first: UsageCount;
  readonly tally: UsageTally;
}

function groupCounts(counts: readonly UsageCount[], getKey: (count: UsageCount) => string): Group[] {
  return [...Map.groupBy(counts, getKey)].flatMap(([key, group]) => {
    const [first] = group;
    return first ? [{ key, first, tally: tallyUsage(group) }] : [];
  });
}

function byRuns(a: UsageTally, b: UsageTally): number {
  return b.runs - a.runs;
}
