import type { Engine } from '../core/engine.ts';
import { createImageEngines } from './create-image-engines.ts';
import { createTableEngines } from './create-table-engines.ts';
import { createTextEngines } from './create-text-engines.ts';

/** Every engine that comes with the product, in the order in which they are preferred. None is loaded yet. */
export function createEmbeddedEngines(): readonly Engine[] {
  return [...createTextEngines(), ...createImageEngines(), ...createTableEngines()];
}
