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
    route(dataSetCalls.list, 'permitted', listDataSets),
    route(dataSetCalls.detail, 'permitted', readDataSet),
    route(dataSetCalls.create, 'permitted', createDataSet),
    route(dataSetCalls.update, 'permitted', updateDataSet),
    route(dataSetCalls.addImage, 'permitted', addDataSetImage),
    route(dataSetCalls.image, 'permitted', readDataSetImage),
    route(dataSetCalls.remove, 'permitted', removeDataSets),
    route(evaluationCalls.list, 'permitted', listEvaluations),
    route(evaluationCalls.detail, 'permitted', readEvaluation),
    route(evaluationCalls.start, 'permitted', startEvaluation),
    route(evaluationCalls.cancel, 'permitted', cancelEvaluation),
    route(evaluationCalls.targets, 'permitted', listEvaluationTargets),
  ];
}
