import { roleCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findRolePage } from './role-repository.ts';
import { createRole, removeRoles, updateRole } from './role-service.ts';

const ADMIN = ['admin'] as const;

export function roleRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(roleCalls.list, 'permitted', ({ database }, body) => findRolePage(database, body)),
    route(roleCalls.create, ADMIN, createRole),
    route(roleCalls.update, ADMIN, updateRole),
    route(roleCalls.remove, ADMIN, removeRoles),
  ];
}
