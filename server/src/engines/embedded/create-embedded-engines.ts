import type { Engine } from '../core/engine.ts';
import { createImageEngines } from './create-image-engines.ts';
import { createTableEngines } from './create-table-engines.ts';
import { createTextEngines } from './create-text-engines.ts';
import { createTrainedModelEngine, type ReadModel } from './create-trained-model-engine.ts';

/**
 * Creates every engine that ships with the product, in order of preference. None is loaded yet.
 *
 * @param readModel Returns the bytes of model files.
 */
export function createEmbeddedEngines(readModel: ReadModel = async () => undefined): readonly Engine[] {
  return [
    ...createTextEngines(),
    ...createImageEngines(),
    ...createTableEngines(),
    createTrainedModelEngine(readModel),
  ];
}
