import { keyCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createKey, listKeys, revokeKey, rotateKey } from './api-key-service.ts';

export function apiKeyRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(keyCalls.list, 'signed-in', listKeys),
    withProof(route(keyCalls.create, 'signed-in', createKey)),
    withProof(route(keyCalls.rotate, 'signed-in', rotateKey)),
    route(keyCalls.revoke, 'signed-in', revokeKey),
  ];
}
