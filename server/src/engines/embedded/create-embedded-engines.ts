import type { Engine } from '../core/engine.ts';
import { createImageEngines } from './create-image-engines.ts';
import { createTableEngines } from './create-table-engines.ts';
import { createTextEngines } from './create-text-engines.ts';

/** Creates every engine that ships with the product, in order of preference. None is loaded yet. */
export function createEmbeddedEngines(): readonly Engine[] {
  return [...createTextEngines(), ...createImageEngines(), ...createTableEngines()];
}
