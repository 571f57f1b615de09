import type { EngineHealth, LocaleId } from '@atrium/contract';
import type { Engine } from '../core/engine.ts';
import { EngineFailure, type EngineFailureReason } from '../core/engine-failure.ts';
import { getEngineName } from '../core/get-engine-name.ts';

export interface WatchedEngine extends Engine {
  health(locale: LocaleId): EngineHealth;
}

/** All reasons except those that say nothing about the engine: the caller canceled, or the user exceeded a limit. */
type RecordedReason = Exclude<EngineFailureReason, 'canceled' | 'limited'>;

/** Failures that mean that the engine itself is broken, and not the request or the load. */
const BREAKING_REASONS: readonly RecordedReason[] = ['crashed', 'unreachable', 'timeout'];

/** Wraps an engine and records the outcome of its requests. */
export function watchEngine(engine: Engine): WatchedEngine {
  let requests = 0;
  let isBroken = false;
  let lastFailure: { readonly reason: RecordedReason; readonly at: string } | null = null;

  function recordFailure(failure: unknown): void {
    if (!(failure instanceof EngineFailure)) return;
    if (failure.reason === 'canceled' || failure.reason === 'limited') return;
    lastFailure = { reason: failure.reason, at: new Date().toISOString() };
    if (BREAKING_REASONS.includes(failure.reason)) isBroken = true;
  }

  return {
    ...engine,
    async run(request, caller) {
      requests += 1;
      try {
        const run = await engine.run(request, caller);
        isBroken = false;
        return run;
      } catch (failure) {
        recordFailure(failure);
        throw failure;
      } finally {
        requests -= 1;
      }
    },
    health(locale) {
      const { id } = engine.descriptor;
      const name = getEngineName(engine.descriptor, locale);
      const loaded = engine.findProcess?.();
      const state = isBroken ? 'failed' : loaded ? 'loaded' : 'idle';
      return { id, name, state, jobs: requests, memoryMb: loaded?.memoryMb ?? null, lastFailure };
    },
  };
}
