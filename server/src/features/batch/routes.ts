import { batchCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import {
  addImage,
  addRows,
  cancelBatch,
  createFileBatch,
  listBatches,
  listDeliveries,
  listRows,
  readBatch,
  removeBatch,
  retryBatch,
  startBatch,
} from './batch-service.ts';

export function batchRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(batchCalls.list, 'signed-in', listBatches),
    route(batchCalls.detail, 'signed-in', readBatch),
    route(batchCalls.create, 'signed-in', createFileBatch),
    route(batchCalls.addRows, 'signed-in', addRows),
    route(batchCalls.addImage, 'signed-in', addImage),
    route(batchCalls.start, 'signed-in', startBatch),
    route(batchCalls.rows, 'signed-in', listRows),
    route(batchCalls.deliveries, 'signed-in', listDeliveries),
    route(batchCalls.cancel, 'signed-in', cancelBatch),
    route(batchCalls.retry, 'signed-in', retryBatch),
    route(batchCalls.remove, 'signed-in', removeBatch),
  ];
}
