import { ERROR_CODES } from '@atrium/contract';
import type { Engine } from '../core/engine.ts';
import { EngineFailure } from '../core/engine-failure.ts';
import { createEngineProcess } from '../process/engine-process.ts';
import {
  trainedModelDescriptor,
  trainedModelParametersSchema,
} from '../table-model/trained-model-descriptor.ts';

/** Returns the bytes of a model file, or undefined if there is no such file. */
export type ReadModel = (id: string) => Promise<Uint8Array | undefined>;

/**
 * Creates the engine that predicts with trained models. It adds the bytes of the model to each request to its process.
 * A run fails with `EngineFailure` if its model file does not exist.
 */
export function createTrainedModelEngine(readModel: ReadModel): Engine {
  const engineProcess = createEngineProcess({
    script: new URL('./trained-model-process.ts', import.meta.url),
    permissions: { packages: ['ml-matrix'] },
    idleAfter: 5 * 60_000,
    timeout: 45_000,
    queue: { waitingPerRequester: 8, waiting: 64 },
    heapLimit: 1_024,
  });
  return {
    ...engineProcess,
    descriptor: trainedModelDescriptor,
    async run(request, caller) {
      const { model: id } = trainedModelParametersSchema.parse(request.parameters);
      const model = await readModel(id);
      if (!model) {
        const rejection = { code: ERROR_CODES.parametersInvalid, data: {}, fields: ['parameters.model'] };
        throw new EngineFailure('failed', 'The model file does not exist.', rejection);
      }
      return engineProcess.run({ ...request, model }, caller);
    },
  };
}
