import { ERROR_CODES } from '@atrium/contract';
import type { EngineRequest } from '../core/engine.ts';
import { InputRejectedError } from '../core/input-rejection.ts';
import { serveEngine } from '../process/serve-engine.ts';
import { predictTable } from '../table-model/predict-table.ts';
import type { TrainedModel } from '../table-model/trained-model.ts';

/** The request that the process of trained models receives. */
interface PredictRequest extends EngineRequest {
  readonly model: Uint8Array;
}

serveEngine<PredictRequest>(({ model, task, input }) => {
  if (input.kind !== 'table') throw new Error('The input must be a table.');
  const trainedModel: TrainedModel = JSON.parse(Buffer.from(model).toString('utf8'));
  if (trainedModel.task === task) return predictTable(trainedModel, input);
  throw new InputRejectedError(ERROR_CODES.parametersInvalid, 'The model is for another task.', {}, [
    'parameters.model',
  ]);
});
