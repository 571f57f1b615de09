import { trainingCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { cancelTraining, listTrainings, startTraining } from './training-service.ts';

const ADMIN = ['admin'] as const;

export function trainingRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(trainingCalls.list, ADMIN, listTrainings),
    route(trainingCalls.create, ADMIN, startTraining),
    route(trainingCalls.cancel, ADMIN, cancelTraining),
  ];
}
