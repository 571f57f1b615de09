import type { Engine } from './engine.ts';

export interface EngineRegistry {
  readonly engines: readonly Engine[];
  find(id: string): Engine | undefined;
  stop(): Promise<void>;
}

export function createEngineRegistry(engines: readonly Engine[]): EngineRegistry {
  return {
    engines,
    find: (id) => engines.find((engine) => engine.descriptor.id === id),
    async stop() {
      await Promise.all(engines.map((engine) => engine.stop()));
    },
  };
}
