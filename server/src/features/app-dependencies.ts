import type { Database } from '../database/database.ts';
import type { EngineRegistry } from '../engines/run/engine-registry.ts';

/** What features are made of. */
export interface AppDependencies {
  readonly database: Database;
  readonly engines: EngineRegistry;
  /** The server's clock: the only one that decides on expiry. */
  readonly clock: () => Date;
  /** Bytes that one user may store; `LIMITS.storedBytes` unless set. */
  readonly storedBytes?: number | undefined;
}
