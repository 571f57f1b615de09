import type { App, TargetSample } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { Runnable } from '../publication/runnable.ts';
import type { StoredApp } from './app-repository.ts';
import { findTargetFacts, type TargetFacts } from './app-target.ts';
import { assessApp } from './assess-app.ts';
import { resolveTargets } from './resolve-target.ts';
import { findTargetSample } from './target-sample.ts';

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
}

interface Facts {
  readonly engines: EngineRegistry;
  readonly target: TargetFacts | undefined;
  readonly runnable: Runnable | undefined;
  readonly sample: TargetSample | null;
}

/** Apps as they are shown in lists: without the samples of their targets. */
export async function presentApps(
  stored: readonly StoredApp[],
  { database, engines }: Parts,
): Promise<App[]> {
  const rows = stored.map(({ row }) => row);
  const [targets, runnables] = await Promise.all([
    findTargetFacts(database, rows),
    resolveTargets(database, rows),
  ]);
  return stored.map((app) => {
    const [target, runnable] = [targets.get(app.row.targetId), runnables.get(app.row)];
    return toApp(app, { engines, target, runnable, sample: null });
  });
}

/** One app with all that is known of it. */
export async function presentApp(stored: StoredApp, { database, engines }: Parts): Promise<App> {
  const { row } = stored;
  const [targets, runnables] = await Promise.all([
    findTargetFacts(database, [row]),
    resolveTargets(database, [row]),
  ]);
  const runnable = runnables.get(row);
  const sample = await findTargetSample(database, row, runnable);
  return toApp(stored, { engines, target: targets.get(row.targetId), runnable, sample });
}

function toApp(stored: StoredApp, { engines, target, runnable, sample }: Facts): App {
  const { row, lastCallAt, isFailing, ...joined } = stored;
  const isTargetPublished = target?.isPublished ?? false;
  return {
    ...row,
    ...joined,
    targetName: target?.name ?? '',
    targetSlug: target?.slug ?? '',
    task: target?.task ?? '',
    version: runnable?.version ?? null,
    health: assessApp({ overrides: row.overrides, isTargetPublished, isFailing }, runnable, engines),
    sample,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    removedAt: row.removedAt?.toISOString() ?? null,
    lastCallAt: lastCallAt && new Date(lastCallAt).toISOString(),
  };
}
