import { engineHealthCall, engineListCall } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { listEngines } from './list-engines.ts';

export function engineRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(engineListCall, 'signed-in', listEngines),
    route(engineHealthCall, 'with-permission', ({ engines }, _body, { locale }) => ({
      list: engines.health(locale),
    })),
  ];
}
