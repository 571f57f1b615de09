import type { AppHealth } from '@atrium/contract';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';
import type { BoundTarget, Runnable } from '../publication/runnable.ts';
import { fitOverrides } from '../target/fit-overrides.ts';

interface AssessedApp {
  readonly target: Pick<BoundTarget, 'isPublished' | 'runnable'> | undefined;
  /** True if the target rejects some of the overrides. */
  readonly hasRejectedOverrides: boolean;
  /** Whether many of its last runs failed. */
  readonly isFailing: boolean;
}

/** Returns the health of an app, with the reason if the app is degraded or broken. A broken app cannot run now. */
export function assessApp(
  { target, hasRejectedOverrides, isFailing }: AssessedApp,
  engines: EngineRegistry,
): AppHealth {
  if (!target?.isPublished) return { state: 'broken', reason: 'targetUnavailable' };
  const { runnable } = target;
  if (!runnable) return { state: 'broken', reason: 'bindingUnresolved' };
  const engine = engines.find(runnable.engineId);
  if (!engine?.descriptor.tasks.includes(runnable.task)) return { state: 'broken', reason: 'engineMissing' };
  if (hasRejectedOverrides) return { state: 'degraded', reason: 'overridesRejected' };
  return isFailing ? { state: 'degraded', reason: 'runsFailing' } : { state: 'ok', reason: null };
}

/** Returns whether the target of an app rejects some of the app's overrides. */
export function rejectsOverrides(
  overrides: Readonly<Record<string, unknown>>,
  runnable: Runnable | undefined,
  engines: EngineRegistry,
): boolean {
  if (!runnable) return false;
  const engine = engines.find(runnable.engineId);
  return (
    engine !== undefined &&
    fitOverrides(engine.descriptor, runnable.parameters, overrides).rejected.length > 0
  );
}
