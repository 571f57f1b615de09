import {
  assetsListCall,
  nlpAppCreateCall,
  nlpAppDetailCall,
  nlpAppRunCall,
  nlpAppUpdateCall,
} from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { SignedInUser } from '../../http/request-context.ts';
import { createAppRepository, type Viewer } from './app-repository.ts';
import { createAppService } from './app-service.ts';
import { createInvocationRepository } from './invocation-repository.ts';
import { runApp } from './run-app.ts';
import { createTargetRepository } from './target-repository.ts';

export function appRoutes({ database, clock, engines }: AppDependencies): readonly RouteDeclaration[] {
  const targets = createTargetRepository(database);
  const invocations = createInvocationRepository(database);
  const service = createAppService({ apps: createAppRepository(database), targets });
  const viewerOf = (user: SignedInUser): Viewer => ({
    id: user.id,
    isAdmin: user.access.includes('admin'),
    now: clock(),
  });
  return [
    declareRoute(assetsListCall, 'signed-in', (body, { user }) => service.list(body, viewerOf(user))),
    declareRoute(nlpAppCreateCall, 'signed-in', (body, { user }) => service.create(body, viewerOf(user))),
    declareRoute(nlpAppDetailCall, 'signed-in', ({ id }, { user }) => service.detail(id, viewerOf(user))),
    declareRoute(nlpAppUpdateCall, 'signed-in', (body, { user }) => service.update(body, viewerOf(user))),
    declareRoute(nlpAppRunCall, 'signed-in', async ({ id, text }, { user, signal }) => {
      const app = await service.detail(id, viewerOf(user));
      return runApp({ app, text, userId: user.id, signal }, { targets, invocations, engines, clock });
    }),
  ];
}
