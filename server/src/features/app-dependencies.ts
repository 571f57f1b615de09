import type { Database } from '../database/database.ts';
import type { EngineRegistry } from '../engines/run/engine-registry.ts';

/** The dependencies of features. */
export interface AppDependencies {
  readonly database: Database;
  readonly engines: EngineRegistry;
  /** The server's clock. It alone decides on expiry. */
  readonly clock: () => Date;
  /** The bytes that one user may store. The default is `LIMITS.storedBytes`. */
  readonly storedBytes?: number | undefined;
}
