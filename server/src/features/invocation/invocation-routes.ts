import { APP_KINDS, appCalls, invocationCalls } from '@atrium/contract';
import { toEngineCaller } from '../../engines/run/to-engine-caller.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { toViewer } from '../app/viewer.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createInvocationService } from './invocation-service.ts';
import { runApp } from './run-app.ts';

export function invocationRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const service = createInvocationService(deps);
  const { clock } = deps;
  return [
    ...APP_KINDS.map((kind) =>
      declareRoute(appCalls[kind].run, 'signed-in', (body, context) => {
        const viewer = toViewer(context, clock());
        return runApp({ kind, body, file: context.file, caller: toEngineCaller(context), viewer }, deps);
      }),
    ),
    declareRoute(invocationCalls.list, 'signed-in', (body, context) =>
      service.list(body, toViewer(context, clock())),
    ),
    declareRoute(invocationCalls.detail, 'signed-in', (body, context) =>
      service.detail(body, toViewer(context, clock()), context.memory),
    ),
    declareRoute(invocationCalls.feedback, 'signed-in', (body, context) =>
      service.setFeedback(body, toViewer(context, clock())),
    ),
    declareRoute(invocationCalls.clear, 'signed-in', async ({ appId }, context) => {
      await service.clear(appId, toViewer(context, clock()));
      return { done: true };
    }),
    declareRoute(invocationCalls.again, 'signed-in', (body, context) =>
      service.again(body, toViewer(context, clock()), toEngineCaller(context), context.memory),
    ),
  ];
}
