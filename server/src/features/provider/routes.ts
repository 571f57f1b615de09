import {
  linkedAccountCalls,
  providerFinishCall,
  providerProveCall,
  providerStartCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { createSessionDependencies } from '../session/session-dependencies.ts';
import { finishLink, listLinkedAccounts, startLink, unlinkAccount } from './link-account.ts';
import { finishProviderSignIn, proveAndLink, startProviderSignIn } from './sign-in-at-provider.ts';

export function providerRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(createSessionDependencies(deps));
  return [
    route(providerStartCall, 'public', startProviderSignIn),
    route(providerFinishCall, 'public', finishProviderSignIn),
    route(providerProveCall, 'public', proveAndLink),
    route(linkedAccountCalls.list, 'signed-in', listLinkedAccounts),
    withProof(route(linkedAccountCalls.start, 'signed-in', startLink)),
    route(linkedAccountCalls.finish, 'signed-in', finishLink),
    withProof(route(linkedAccountCalls.remove, 'signed-in', unlinkAccount)),
  ];
}
