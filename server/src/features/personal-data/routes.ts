import { deleteAccountCall, personalDataCall } from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { deleteAccount } from './delete-account.ts';
import { exportPersonalData } from './export-personal-data.ts';

export function personalDataRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    withProof(route(personalDataCall, 'signed-in', exportPersonalData)),
    withProof(route(deleteAccountCall, 'signed-in', deleteAccount)),
  ];
}
