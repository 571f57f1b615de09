import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import type { BoundTarget } from '../publication/runnable.ts';
import { resolveTarget } from '../target/resolve-target.ts';
import { type AppRowWithoutOverrides, findOverrides, type ListedApp } from './app-repository.ts';
import { rejectsOverrides } from './assess-app.ts';

type Dependencies = Pick<AppDependencies, 'database' | 'engines'>;

/** The maximum number of cached results. Each is for one revision of an app and one version of its target. */
const MAX_CACHED = 10_000;

const cachedResults = new WeakMap<EngineRegistry, Map<string, boolean>>();

/**
 * Returns the ids of the apps whose targets reject some of their overrides. Overrides and parameters may be large, so
 * they are loaded for one app at a time, and the result is cached until the app or the target changes.
 */
export async function findAppsWithRejectedOverrides(
  listed: readonly ListedApp[],
  targets: ReadonlyMap<AppRowWithoutOverrides, BoundTarget>,
  { database, engines }: Dependencies,
): Promise<ReadonlySet<string>> {
  const results = cachedResults.get(engines) ?? new Map<string, boolean>();
  cachedResults.set(engines, results);
  const rejecting = new Set<string>();
  for (const { row, hasOverrides } of listed) {
    const runnable = targets.get(row)?.runnable;
    if (!hasOverrides || !runnable) continue;
    const key = [row.id, row.revision, runnable.targetId, runnable.version, runnable.engineId].join(' ');
    const hasRejectedOverrides =
      results.get(key) ?? (await loadAndCheckOverrides(row, { database, engines }));
    if (results.size >= MAX_CACHED) results.clear();
    results.set(key, hasRejectedOverrides);
    if (hasRejectedOverrides) rejecting.add(row.id);
  }
  return rejecting;
}

/** Returns whether the target of one app rejects some of its overrides, without the cache. */
async function loadAndCheckOverrides(
  row: AppRowWithoutOverrides,
  { database, engines }: Dependencies,
): Promise<boolean> {
  const overrides = await findOverrides(database, row.id);
  return rejectsOverrides(overrides, await resolveTarget(database, row), engines);
}
