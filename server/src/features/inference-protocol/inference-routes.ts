import { ERROR_CODES, TASKS } from '@atrium/contract';
import { object } from 'zod/mini';
import { BusinessError } from '../../domain/business-error.ts';
import { declarePublicRoute, type PublicRoute } from '../../http/public/declare-public-route.ts';
import { toUploadedImage } from '../../http/to-uploaded-image.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createPublicApiService } from '../public-api/public-api-service.ts';
import { toOutputSchema } from '../public-api/task-schemas.ts';
import { inferredSchema, inferSchema, modelSchema, readySchema } from './inference-schemas.ts';
import { INPUT_TENSORS, toTaskInputs } from './to-task-inputs.ts';
import { describeOutputs, toTensors } from './to-tensors.ts';

/** Returns the routes of the Open Inference Protocol v2 for an app. The name of the model is the id of the app. */
export function inferenceRoutes(deps: AppDependencies): readonly PublicRoute[] {
  const service = createPublicApiService(deps);
  return [
    declarePublicRoute({
      method: 'POST',
      path: '/v2/models/{id}/infer',
      operationId: 'inferModel',
      summary: 'Run an app with the Open Inference Protocol',
      description:
        'Runs the app with tensors. `GET /v2/models/{id}` names them. Outputs that are objects are JSON in a `BYTES` tensor. Binary tensors are accepted in requests; responses are JSON.',
      scope: 'invoke',
      isRun: true,
      input: inferSchema,
      output: inferredSchema,
      async handle(body, context) {
        const { inputs, image } = toTaskInputs(body.inputs);
        const file = image ? toUploadedImage({ name: 'image', bytes: image }) : context.file;
        const run = await service.invoke({ inputs }, { ...context, file });
        const schema = toOutputSchema(run.task);
        const knownNames = describeOutputs(schema).map(({ name }) => name);
        const names = (body.outputs ?? []).map(({ name }) => name);
        assertKnown(names, knownNames);
        const tensors = toTensors(schema, run.outputs);
        return {
          model_name: run.app_id,
          model_version: run.model.version,
          id: body.id ?? run.id,
          parameters: { run_id: run.id, ...run.usage },
          outputs: tensors.filter(({ name }) => names.length === 0 || names.includes(name)),
        };
      },
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v2/models/{id}',
      operationId: 'getModel',
      summary: 'Describe an app with the Open Inference Protocol',
      description: 'Returns the tensors of the app. −1 in a shape means any number of elements.',
      scope: 'read',
      isRun: false,
      input: object({}),
      output: modelSchema,
      async handle(_, context) {
        const { id, task, model } = await service.describe(context);
        return {
          name: id,
          versions: model ? [model.version] : [],
          platform: `atrium_${task}`,
          inputs: INPUT_TENSORS[TASKS[task].input],
          outputs: describeOutputs(toOutputSchema(task)),
        };
      },
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v2/models/{id}/ready',
      operationId: 'getModelReady',
      summary: 'Check whether an app can run',
      description: 'Returns status 200 if the app is active and its target can run, otherwise 409.',
      scope: 'read',
      isRun: false,
      input: object({}),
      output: readySchema,
      async handle(_, context) {
        const { id, status, model } = await service.describe(context);
        if (status !== 'active') throw new BusinessError(ERROR_CODES.notActive);
        if (!model) throw new BusinessError(ERROR_CODES.targetUnavailable);
        return { name: id, ready: true };
      },
    }),
  ];
}

function assertKnown(names: readonly string[], knownNames: readonly string[]): void {
  const index = names.findIndex((name) => !knownNames.includes(name));
  if (index >= 0) throw new BusinessError(ERROR_CODES.invalid, undefined, [`outputs.${index}.name`]);
}
