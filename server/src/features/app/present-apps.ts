import type { App, AppRow, LocaleId, TargetSample } from '@atrium/contract';
import { localizeSeed, localizeSeedName } from '../../seed/localize-seed.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import type { BoundTarget } from '../publication/runnable.ts';
import { findTargetSamples } from '../target/find-target-samples.ts';
import { findTargets } from '../target/resolve-target.ts';
import type { AppRowWithoutOverrides, ListedApp, StoredApp } from './app-repository.ts';
import { assessApp, rejectsOverrides } from './assess-app.ts';
import { findAppsWithRejectedOverrides } from './find-apps-with-rejected-overrides.ts';

interface Dependencies extends Pick<AppDependencies, 'database' | 'engines'> {
  /** The language of the viewer. */
  readonly locale: LocaleId;
}

/** Converts apps to their form in lists, without their overrides and the samples of their targets. */
export async function presentApps(stored: readonly ListedApp[], deps: Dependencies): Promise<AppRow[]> {
  const rows = stored.map(({ row }) => row);
  const targets = await findTargets(deps.database, rows, 'withoutParameters');
  const rejecting = await findAppsWithRejectedOverrides(stored, targets, deps);
  return stored.map(({ hasOverrides: _, ...app }) => {
    const target = targets.get(app.row);
    const health = assessApp(
      { target, isFailing: app.isFailing, hasRejectedOverrides: rejecting.has(app.row.id) },
      deps.engines,
    );
    return toRow(app, target, health, deps.locale);
  });
}

/** Returns one app with all details. */
export async function presentApp(
  stored: StoredApp,
  { database, engines, locale }: Dependencies,
): Promise<App> {
  const { row } = stored;
  const target = (await findTargets(database, [row])).get(row);
  const version = target?.runnable?.version;
  const samples = await findTargetSamples(database, row.kind, [{ targetId: row.targetId, version }], locale);
  const sample: TargetSample | null = samples.get(row.targetId) ?? null;
  const hasRejectedOverrides = rejectsOverrides(row.overrides, target?.runnable, engines);
  const health = assessApp({ target, isFailing: stored.isFailing, hasRejectedOverrides }, engines);
  const { overrides, perMinute, perDay, atOnce } = row;
  return { ...toRow(stored, target, health, locale), overrides, perMinute, perDay, atOnce, sample };
}

function toRow(
  { row, lastRunAt, isFailing, ...joined }: StoredApp<AppRowWithoutOverrides>,
  target: BoundTarget | undefined,
  health: AppRow['health'],
  locale: LocaleId,
): AppRow {
  const { seedKey, ...shown } = localizeSeed('app', row.seedKey, row, locale);
  return {
    ...shown,
    ...joined,
    targetName: target ? localizeSeedName(row.kind, target.slug, target.name, locale) : '',
    targetSlug: target?.slug ?? '',
    task: target?.task ?? '',
    version: target?.runnable?.version ?? null,
    health,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    removedAt: row.removedAt?.toISOString() ?? null,
    lastRunAt: lastRunAt && new Date(lastRunAt).toISOString(),
  };
}
