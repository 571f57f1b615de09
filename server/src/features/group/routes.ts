import { groupCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findGroupPage, findMemberPage } from './group-repository.ts';
import { addMembers, createGroup, removeGroups, removeMembers, updateGroup } from './group-service.ts';

const ADMIN = ['admin'] as const;

export function groupRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(groupCalls.list, ADMIN, ({ database }, body) => findGroupPage(database, body)),
    route(groupCalls.create, ADMIN, createGroup),
    route(groupCalls.update, ADMIN, updateGroup),
    route(groupCalls.remove, ADMIN, removeGroups),
    route(groupCalls.members, ADMIN, ({ database }, body) => findMemberPage(database, body)),
    route(groupCalls.addMembers, ADMIN, addMembers),
    route(groupCalls.removeMembers, ADMIN, removeMembers),
  ];
}
