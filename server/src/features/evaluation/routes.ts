import { dataSetCalls, evaluationCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { addDataSetImage, readDataSetImage } from './data-set-image-service.ts';
import {
  createDataSet,
  listDataSets,
  readDataSet,
  removeDataSets,
  updateDataSet,
} from './data-set-service.ts';
import {
  cancelEvaluation,
  listEvaluations,
  listEvaluationTargets,
  readEvaluation,
  startEvaluation,
} from './evaluation-service.ts';

export function evaluationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(dataSetCalls.list, 'with-permission', listDataSets),
    route(dataSetCalls.detail, 'with-permission', readDataSet),
    route(dataSetCalls.create, 'with-permission', createDataSet),
    route(dataSetCalls.update, 'with-permission', updateDataSet),
    route(dataSetCalls.addImage, 'with-permission', addDataSetImage),
    route(dataSetCalls.image, 'with-permission', readDataSetImage),
    route(dataSetCalls.remove, 'with-permission', removeDataSets),
    route(evaluationCalls.list, 'with-permission', listEvaluations),
    route(evaluationCalls.detail, 'with-permission', readEvaluation),
    route(evaluationCalls.start, 'with-permission', startEvaluation),
    route(evaluationCalls.cancel, 'with-permission', cancelEvaluation),
    route(evaluationCalls.targets, 'with-permission', listEvaluationTargets),
  ];
}
