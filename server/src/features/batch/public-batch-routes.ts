import { object } from 'zod/mini';
import { declarePublicRoute, type PublicRoute } from '../../http/public/declare-public-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  addArchiveSchema,
  addImageSchema,
  batchRowsQuerySchema,
  createBatchSchema,
  publicBatchRowsSchema,
  publicBatchSchema,
  publicDeliveriesSchema,
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
        'Runs the app on up to 10,000 inputs in the background. `inputs` has one object for each row, in the form that a run accepts. An app that reads images needs no `inputs`: the batch is `uploading` until you have added the images and started it.',
      scope: 'batch',
      isRun: false,
      acceptsIdempotencyKey: true,
      input: createBatchSchema,
      output: publicBatchSchema,
      handle: (body, context) => service.create(body, context),
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/apps/{id}/batches/{batch_id}/images',
      operationId: 'addBatchImage',
      summary: 'Add an image to a batch',
      description:
        'Stores the image in the field `file` as a row of a batch that is not started. The form has the field `options` with the number of the row, such as `{"row": 1}`. A batch has at most 500 images. A row that is sent twice is stored once.',
      scope: 'batch',
      isRun: false,
      file: 'image',
      input: addImageSchema,
      output: publicBatchSchema,
      handle: (body, context) => service.addImage(body, context),
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/apps/{id}/batches/{batch_id}/archive',
      operationId: 'addBatchArchive',
      summary: 'Add the images of a ZIP file to a batch',
      description:
        'Stores each image of the ZIP file in the field `file` as a row of a batch that is not started, in the order of the ZIP file. The ZIP file can have up to 64 MB, and 256 MB unpacked. The form may have the field `options` with the number of the first row, such as `{"first_row": 101}`; the default is 1. A row that is sent twice is stored once. If an entry is not an image, nothing is stored, and `param` names it. Hidden files are ignored.',
      scope: 'batch',
      isRun: false,
      file: 'archive',
      input: addArchiveSchema,
      output: publicBatchSchema,
      handle: (body, context) => service.addArchive(body, context),
    }),
    declarePublicRoute({
      method: 'POST',
      path: '/v1/apps/{id}/batches/{batch_id}/start',
      operationId: 'startBatch',
      summary: 'Start a batch of images',
      description: 'Starts a batch whose images have been added.',
      scope: 'batch',
      isRun: false,
      input: object({}),
      output: publicBatchSchema,
      handle: (_, context) => service.start(context),
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
      method: 'GET',
      path: '/v1/apps/{id}/batches/{batch_id}/deliveries',
      operationId: 'listBatchDeliveries',
      summary: 'Read the requests to the webhook of a batch',
      description:
        'Returns the newest requests to the webhook, with the result of the last attempt. A request is sent again with a growing delay until the webhook responds with a status from 200 to 299, at most seven times.',
      scope: 'batch',
      isRun: false,
      input: object({}),
      output: publicDeliveriesSchema,
      handle: (_, context) => service.deliveries(context),
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
