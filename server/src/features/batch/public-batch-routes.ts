import { object } from 'zod/mini';
import { declarePublicRoute, type PublicRoute } from '../../http/public/declare-public-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  batchRowsQuerySchema,
  createBatchSchema,
  publicBatchRowsSchema,
  publicBatchSchema,
} from './public-batch-schemas.ts';
import { createPublicBatchService } from './public-batch-service.ts';

/** Returns the routes with which programs run batches. */
export function publicBatchRoutes(deps: AppDependencies): readonly PublicRoute[] {
  const service = createPublicBatchService(deps);
  return [
    declarePublicRoute({
      method: 'POST',
      path: '/v1/apps/{id}/batches',
      operationId: 'createBatch',
      summary: 'Create a batch',
      description:
        'Runs the app on up to 10,000 inputs in the background. `inputs` has one object for each row, in the form that a run accepts. Apps that read images accept batches in the console only.',
      scope: 'batch',
      isRun: false,
      isOnce: true,
      input: createBatchSchema,
      output: publicBatchSchema,
      handle: (body, context) => service.create(body, context),
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/apps/{id}/batches/{batch_id}',
      operationId: 'getBatch',
      summary: 'Read a batch',
      description: 'Returns the status of a batch and its rows by status.',
      scope: 'batch',
      isRun: false,
      input: object({}),
      output: publicBatchSchema,
      handle: (_, context) => service.read(context),
    }),
    declarePublicRoute({
      method: 'GET',
      path: '/v1/apps/{id}/batches/{batch_id}/rows',
      operationId: 'listBatchRows',
      summary: 'Read the rows of a batch',
      description: 'Returns a page of rows with their results, in the order of `inputs`.',
      scope: 'batch',
      isRun: false,
      input: batchRowsQuerySchema,
      output: publicBatchRowsSchema,
      handle: (query, context) => service.rows(query, context),
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/apps/{id}/batches/{batch_id}/cancel',
      operationId: 'cancelBatch',
      summary: 'Cancel a batch',
      description: 'Cancels the rows that have not begun. Rows in progress still end.',
      scope: 'batch',
      isRun: false,
      input: object({}),
      output: publicBatchSchema,
      handle: (_, context) => service.cancel(context),
    }),
  ];
}
