import type { App, TargetSample } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { Runnable } from '../publication/runnable.ts';
import type { StoredApp } from './app-repository.ts';
import { assessApp } from './assess-app.ts';
import { resolveTargets } from './resolve-target.ts';

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
}

/** Apps as they are shown in lists: without the samples of their targets. */
export async function presentApps(
  stored: readonly StoredApp[],
  { database, engines }: Parts,
): Promise<App[]> {
  const rows = stored.map(({ row }) => row);
  const runnables = await resolveTargets(database, rows);
  return stored.map((app) => presentApp(app, { engines, runnable: runnables.get(app.row), sample: null }));
}

export function presentApp(
  stored: StoredApp,
  facts: {
    readonly engines: EngineRegistry;
    readonly runnable: Runnable | undefined;
    readonly sample: TargetSample | null;
  },
): App {
  const { row, lastCallAt, isTargetPublished, isFailing, ...joined } = stored;
  return {
    ...row,
    ...joined,
    version: facts.runnable?.version ?? null,
    health: assessApp({ row, isTargetPublished, isFailing }, facts.runnable, facts.engines),
    sample: facts.sample,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    removedAt: row.removedAt?.toISOString() ?? null,
    lastCallAt: lastCallAt && new Date(lastCallAt).toISOString(),
  };
}
