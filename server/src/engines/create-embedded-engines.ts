import type { Engine } from './engine.ts';
import { createImageEngines } from './image/create-image-engines.ts';
import { createTableEngines } from './tables/create-table-engines.ts';
import { createTextEngines } from './text/create-text-engines.ts';

/** Every engine that comes with the product, in the order in which they are preferred. None is loaded yet. */
export function createEmbeddedEngines(): readonly Engine[] {
  return [...createTextEngines(), ...createImageEngines(), ...createTableEngines()];
}
