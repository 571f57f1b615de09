import { APP_KINDS, appCalls, invocationCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findInvocationPage } from './invocation-repository.ts';
import { clearInvocations, rateInvocation, readInvocation, repeatInvocation } from './invocation-service.ts';
import { runApp } from './run-app.ts';

export function invocationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    ...APP_KINDS.map((kind) => bindRoutes({ ...deps, kind })(appCalls[kind].run, 'signed-in', runApp)),
    route(invocationCalls.list, 'signed-in', ({ database }, body, actor) =>
      findInvocationPage(database, body, actor),
    ),
    route(invocationCalls.detail, 'signed-in', readInvocation),
    route(invocationCalls.feedback, 'signed-in', rateInvocation),
    route(invocationCalls.clear, 'signed-in', clearInvocations),
    route(invocationCalls.again, 'signed-in', repeatInvocation),
  ];
}
