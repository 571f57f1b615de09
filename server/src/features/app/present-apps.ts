import type { App, TargetSample } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { BoundTarget } from '../publication/runnable.ts';
import type { StoredApp } from './app-repository.ts';
import { assessApp } from './assess-app.ts';
import { findTargets } from './resolve-target.ts';
import { findTargetSample } from './target-sample.ts';

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
}

interface Facts {
  readonly engines: EngineRegistry;
  readonly target: BoundTarget | undefined;
  readonly sample: TargetSample | null;
}

/** Apps as they are shown in lists: without the samples of their targets. */
export async function presentApps(
  stored: readonly StoredApp[],
  { database, engines }: Parts,
): Promise<App[]> {
  const targets = await findTargets(
    database,
    stored.map(({ row }) => row),
  );
  return stored.map((app) => toApp(app, { engines, target: targets.get(app.row), sample: null }));
}

/** One app with all that is known of it. */
export async function presentApp(stored: StoredApp, { database, engines }: Parts): Promise<App> {
  const { row } = stored;
  const target = (await findTargets(database, [row])).get(row);
  const sample = await findTargetSample(database, row, target?.runnable);
  return toApp(stored, { engines, target, sample });
}

function toApp(stored: StoredApp, { engines, target, sample }: Facts): App {
  const { row, lastCallAt, isFailing, ...joined } = stored;
  const isTargetPublished = target?.isPublished ?? false;
  return {
    ...row,
    ...joined,
    targetName: target?.name ?? '',
    targetSlug: target?.slug ?? '',
    task: target?.task ?? '',
    version: target?.runnable?.version ?? null,
    health: assessApp({ overrides: row.overrides, isTargetPublished, isFailing }, target?.runnable, engines),
    sample,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    removedAt: row.removedAt?.toISOString() ?? null,
    lastCallAt: lastCallAt && new Date(lastCallAt).toISOString(),
  };
}
