import { groupCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { findGroupPage, findMemberPage } from './group-repository.ts';
import { addMembers, createGroup, removeGroups, removeMembers, updateGroup } from './group-service.ts';

export function groupRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(groupCalls.list, 'with-permission', ({ database }, body) => findGroupPage(database, body)),
    route(groupCalls.create, 'with-permission', createGroup),
    route(groupCalls.update, 'with-permission', updateGroup),
    withProof(route(groupCalls.remove, 'with-permission', removeGroups)),
    route(groupCalls.members, 'with-permission', ({ database }, body) => findMemberPage(database, body)),
    withProof(route(groupCalls.addMembers, 'with-permission', addMembers)),
    withProof(route(groupCalls.removeMembers, 'with-permission', removeMembers)),
  ];
}
