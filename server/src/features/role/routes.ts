import { roleCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findRolePage } from './role-repository.ts';
import { createRole, removeRoles, updateRole } from './role-service.ts';

const ADMIN = ['admin'] as const;

export function roleRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(roleCalls.list, 'with-permission', ({ database }, body) => findRolePage(database, body)),
    withProof(route(roleCalls.create, ADMIN, createRole)),
    withProof(route(roleCalls.update, ADMIN, updateRole)),
    withProof(route(roleCalls.remove, ADMIN, removeRoles)),
  ];
}
