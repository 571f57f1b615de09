import { scimCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findTokenPage } from './scim-token-repository.ts';
import { createToken, removeTokens } from './scim-token-service.ts';

const ADMIN = ['admin'] as const;

/** The console's calls for the tokens of directories. */
export function scimTokenRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(scimCalls.list, ADMIN, ({ database }, body) => findTokenPage(database, body)),
    withProof(route(scimCalls.create, ADMIN, createToken)),
    route(scimCalls.remove, ADMIN, removeTokens),
  ];
}
