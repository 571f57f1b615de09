import type { EngineHealth } from '@atrium/contract';
import type { MessageLocale } from '../../domain/message-locale.ts';
import type { Engine } from '../core/engine.ts';
import { watchEngine } from './watch-engine.ts';

export interface EngineRegistry {
  readonly engines: readonly Engine[];
  find(id: string): Engine | undefined;
  /** Returns the current health of each engine, in order of preference. */
  health(locale: MessageLocale): EngineHealth[];
  stop(): Promise<void>;
}

export function createEngineRegistry(engines: readonly Engine[]): EngineRegistry {
  const watched = engines.map(watchEngine);
  return {
    engines: watched,
    find: (id) => watched.find((engine) => engine.descriptor.id === id),
    health: (locale) => watched.map((engine) => engine.health(locale)),
    async stop() {
      await Promise.all(watched.map((engine) => engine.stop()));
    },
  };
}
