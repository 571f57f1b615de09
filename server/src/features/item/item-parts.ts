import type { ItemKind } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';

/** The dependencies of all operations on items of one kind. */
export interface ItemParts {
  readonly kind: ItemKind;
  readonly database: Database;
  readonly engines: EngineRegistry;
}
