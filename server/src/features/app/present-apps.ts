import type { App, TargetSample } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { Runnable } from '../publication/runnable.ts';
import type { StoredApp } from './app-repository.ts';
import { assessApp } from './assess-app.ts';
import { resolveTarget } from './resolve-target.ts';

interface Parts {
  readonly database: Database;
  readonly engines: EngineRegistry;
}

/** Apps as they are shown; each target is asked once, however many apps are bound to it. */
export async function presentApps(stored: readonly StoredApp[], parts: Parts): Promise<App[]> {
  const asked = new Map<string, Promise<Runnable | undefined>>();
  const runnableOf = ({ row }: StoredApp) => {
    const key = `${row.targetId} ${row.binding}`;
    const known = asked.get(key) ?? resolveTarget(parts.database, row);
    asked.set(key, known);
    return known;
  };
  return Promise.all(
    stored.map(async (app) => presentApp(app, { ...parts, runnable: await runnableOf(app), sample: null })),
  );
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
