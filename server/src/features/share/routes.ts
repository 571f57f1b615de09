import { shareCalls } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { listShares, removeShare, searchCandidates, setShare } from './share-service.ts';

export function shareRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(shareCalls.list, 'signed-in', listShares),
    route(shareCalls.set, 'signed-in', setShare),
    route(shareCalls.remove, 'signed-in', removeShare),
    route(shareCalls.search, 'signed-in', searchCandidates),
  ];
}
