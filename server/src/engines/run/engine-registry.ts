import type { EngineHealth, LocaleId } from '@atrium/contract';
import type { Engine } from '../core/engine.ts';
import { type WatchedEngine, watchEngine } from './watch-engine.ts';

export interface EngineRegistry {
  /** In order of preference: embedded engines first. */
  readonly engines: readonly Engine[];
  find(id: string): Engine | undefined;
  /** Returns the current health of each engine, in order of preference. */
  health(locale: LocaleId): EngineHealth[];
  /**
   * Replaces the engines of a group: those on other servers, or those of uploaded models. The health of an engine
   * that was already in the group does not change.
   */
  setGroup(group: 'external' | 'onnx', engines: readonly Engine[]): void;
  /** Stops the embedded engines. The code that calls `setGroup` stops the engines of the group. */
  stop(): Promise<void>;
}

/** Creates a registry with the embedded engines. `setGroup` adds the other engines. */
export function createEngineRegistry(engines: readonly Engine[]): EngineRegistry {
  const embedded = engines.map(watchEngine);
  const watchers = new WeakMap<Engine, WatchedEngine>();
  const groups = new Map<string, readonly WatchedEngine[]>();
  let watched: readonly WatchedEngine[] = embedded;
  return {
    get engines() {
      return watched;
    },
    find: (id) => watched.find((engine) => engine.descriptor.id === id),
    health: (locale) => watched.map((engine) => engine.health(locale)),
    setGroup(group, newEngines) {
      groups.set(
        group,
        newEngines.map((engine) => {
          const watchedEngine = watchers.get(engine) ?? watchEngine(engine);
          watchers.set(engine, watchedEngine);
          return watchedEngine;
        }),
      );
      watched = [...embedded, ...[...groups.values()].flat()];
    },
    async stop() {
      await Promise.all(embedded.map((engine) => engine.stop()));
    },
  };
}
