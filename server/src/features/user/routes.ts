import {
  changeRolesCall,
  issueResetLinkCall,
  mailLinkCall,
  resetFactorCall,
  userCreateCall,
  userListCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { mailLink } from '../account/request-mail.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { changeUser } from './change-user.ts';
import { createUser, renewResetLink } from './create-user.ts';
import { onManageableUser } from './on-manageable-user.ts';
import { resetFactor } from './reset-factor.ts';
import { listUsers } from './user-list-repository.ts';

export function userRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(userListCall, 'permitted', ({ database }, body) => listUsers(database, body)),
    route(userCreateCall, 'permitted', createUser),
    route(changeRolesCall, 'permitted', changeUser),
    route(issueResetLinkCall, 'permitted', onManageableUser(renewResetLink)),
    route(mailLinkCall, 'permitted', onManageableUser(mailLink)),
    route(resetFactorCall, 'permitted', onManageableUser(resetFactor)),
  ];
}
