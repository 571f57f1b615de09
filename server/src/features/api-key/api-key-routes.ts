import { keyCalls } from '@atrium/contract';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { toViewer } from '../app/viewer.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createApiKeyService } from './api-key-service.ts';

export function apiKeyRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const service = createApiKeyService(database);
  return [
    declareRoute(keyCalls.list, 'signed-in', ({ appId }, context) =>
      service.list(appId, toViewer(context, clock())),
    ),
    declareRoute(keyCalls.create, 'signed-in', (body, context) =>
      service.create(body, toViewer(context, clock())),
    ),
    declareRoute(keyCalls.rotate, 'signed-in', (body, context) =>
      service.rotate(body, toViewer(context, clock())),
    ),
    declareRoute(keyCalls.revoke, 'signed-in', ({ id }, context) =>
      service.revoke(id, toViewer(context, clock())),
    ),
  ];
}
