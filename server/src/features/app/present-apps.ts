import type { App, AppRow, TargetSample } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { MessageLocale } from '../../domain/message-locale.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import { localizeSeed, localizeSeedName } from '../../seed/localize-seed.ts';
import type { BoundTarget } from '../publication/runnable.ts';
import { findTargets } from '../target/resolve-target.ts';
import { findTargetSample } from '../target/target-sample.ts';
import type { LightAppRow, ListedApp, StoredApp } from './app-repository.ts';
import { assessApp, refusesOverrides } from './assess-app.ts';
import { assessListedApps } from './assess-listed-apps.ts';

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
  /** The language of the reader. */
  readonly locale: MessageLocale;
}

/** Returns apps as lists show them: without their overrides and the samples of their targets. */
export async function presentApps(stored: readonly ListedApp[], parts: Parts): Promise<AppRow[]> {
  const rows = stored.map(({ row }) => row);
  const targets = await findTargets(parts.database, rows, 'light');
  const refusing = await assessListedApps(stored, targets, parts);
  return stored.map(({ hasOverrides: _, ...app }) => {
    const target = targets.get(app.row);
    const health = assessApp(factsOf(app, target, refusing.has(app.row.id)), parts.engines);
    return toRow(app, target, health, parts.locale);
  });
}

/** Returns one app with all its details. */
export async function presentApp(stored: StoredApp, { database, engines, locale }: Parts): Promise<App> {
  const { row } = stored;
  const target = (await findTargets(database, [row])).get(row);
  const sample: TargetSample | null = await findTargetSample(database, row, target?.runnable);
  const isRefusing = refusesOverrides(row.overrides, target?.runnable, engines);
  const health = assessApp(factsOf(stored, target, isRefusing), engines);
  return { ...toRow(stored, target, health, locale), overrides: row.overrides, sample };
}

function factsOf(app: StoredApp<LightAppRow>, target: BoundTarget | undefined, isRefusing: boolean) {
  const { isFailing } = app;
  return { target, isFailing, isRefusing };
}

function toRow(
  { row, lastCallAt, isFailing, ...joined }: StoredApp<LightAppRow>,
  target: BoundTarget | undefined,
  health: AppRow['health'],
  locale: MessageLocale,
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
    lastCallAt: lastCallAt && new Date(lastCallAt).toISOString(),
  };
}
