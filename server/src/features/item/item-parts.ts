import type { ItemKind } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { EngineRegistry } from '../../engines/run/engine-registry.ts';

/** What everything that is done with items of one kind needs. */
export interface ItemParts {
  readonly kind: ItemKind;
  readonly database: Database;
  readonly engines: EngineRegistry;
}
