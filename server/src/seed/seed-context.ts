import type { EngineRegistry } from '../engines/engine-registry.ts';

/** For whom a new installation's first things are made, when, and with which engines. */
export interface SeedContext {
  readonly adminId: string;
  readonly at: Date;
  readonly engines: EngineRegistry;
}
