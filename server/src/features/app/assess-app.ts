import type { AppHealth } from '@atrium/contract';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import type { Runnable } from '../publication/runnable.ts';
import { fitOverrides } from './fit-overrides.ts';

interface AssessedApp {
  readonly overrides: Readonly<Record<string, unknown>>;
  readonly isTargetPublished: boolean;
  readonly isFailing: boolean;
}

/** Whether an app would run now, and if it runs badly, why. */
export function assessApp(
  { overrides, isTargetPublished, isFailing }: AssessedApp,
  runnable: Runnable | undefined,
  engines: EngineRegistry,
): AppHealth {
  if (!isTargetPublished) return { state: 'broken', reason: 'targetUnavailable' };
  if (!runnable) return { state: 'broken', reason: 'bindingUnresolved' };
  const engine = engines.find(runnable.engineId);
  if (!engine?.descriptor.tasks.includes(runnable.task)) return { state: 'broken', reason: 'engineMissing' };
  const { refused } = fitOverrides(engine.descriptor, runnable.parameters, overrides);
  if (refused.length > 0) return { state: 'degraded', reason: 'overridesRefused' };
  return isFailing ? { state: 'degraded', reason: 'runsFailing' } : { state: 'ok', reason: null };
}
