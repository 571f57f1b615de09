import { trainingCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { cancelTraining, listTrainings, startTraining } from './training-service.ts';

export function trainingRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(trainingCalls.list, 'with-permission', listTrainings),
    route(trainingCalls.create, 'with-permission', startTraining),
    route(trainingCalls.cancel, 'with-permission', cancelTraining),
  ];
}
