import { dataSetCalls, evaluationCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
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

const ADMIN = ['admin'] as const;

export function evaluationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(dataSetCalls.list, ADMIN, listDataSets),
    route(dataSetCalls.detail, ADMIN, readDataSet),
    route(dataSetCalls.create, ADMIN, createDataSet),
    route(dataSetCalls.update, ADMIN, updateDataSet),
    route(dataSetCalls.remove, ADMIN, removeDataSets),
    route(evaluationCalls.list, ADMIN, listEvaluations),
    route(evaluationCalls.detail, ADMIN, readEvaluation),
    route(evaluationCalls.start, ADMIN, startEvaluation),
    route(evaluationCalls.cancel, ADMIN, cancelEvaluation),
    route(evaluationCalls.targets, ADMIN, listEvaluationTargets),
  ];
}
