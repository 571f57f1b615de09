import { invocationCalls } from '@atrium/contract';
import { toEngineCaller } from '../../engines/run/to-engine-caller.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createInvocationService } from './invocation-service.ts';
import { viewerOf } from './viewer.ts';

export function invocationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const service = createInvocationService(deps);
  const { clock } = deps;
  return [
    declareRoute(invocationCalls.list, 'signed-in', (body, context) =>
      service.list(body, viewerOf(context, clock())),
    ),
    declareRoute(invocationCalls.detail, 'signed-in', (body, context) =>
      service.detail(body, viewerOf(context, clock()), context.memory),
    ),
    declareRoute(invocationCalls.feedback, 'signed-in', (body, context) =>
      service.setFeedback(body, viewerOf(context, clock())),
    ),
    declareRoute(invocationCalls.clear, 'signed-in', async ({ appId }, context) => {
      await service.clear(appId, viewerOf(context, clock()));
      return { done: true };
    }),
    declareRoute(invocationCalls.again, 'signed-in', (body, context) =>
      service.again(body, viewerOf(context, clock()), toEngineCaller(context), context.memory),
    ),
  ];
}
