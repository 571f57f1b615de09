import {
  changeRolesCall,
  issueResetLinkCall,
  mailLinkCall,
  resetFactorCall,
  signOutUserCall,
  userCreateCall,
  userDevicesCall,
  userImportCall,
  userListCall,
} from '@atrium/contract';
import { bindRoutes } from '../../http/bind-routes.ts';
import { declareImport } from '../../http/declare-import.ts';
import type { RouteDeclaration } from '../../http/declare-route.ts';
import { withProof } from '../../http/with-proof.ts';
import { mailPasswordLink } from '../account/request-mail.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { changeUser } from './change-user.ts';
import { createUser, renewResetLink } from './create-user.ts';
import { importUsers } from './import-users.ts';
import { resetFactor } from './reset-factor.ts';
import { listUsers } from './user-list-repository.ts';
import { listUserDevices, signOutUser } from './user-sessions.ts';
import { withManageableUser } from './with-manageable-user.ts';

export function userRoutes(deps: AppDependencies): readonly RouteDeclaration[] {
  const route = bindRoutes(deps);
  return [
    route(userListCall, 'with-permission', ({ database }, body) => listUsers(database, body)),
    withProof(route(userCreateCall, 'with-permission', createUser)),
    withProof(
      declareImport(userImportCall, 'with-permission', (body, actor) => importUsers(deps, body, actor)),
    ),
    withProof(route(changeRolesCall, 'with-permission', changeUser)),
    withProof(route(issueResetLinkCall, 'with-permission', withManageableUser(renewResetLink))),
    withProof(route(mailLinkCall, 'with-permission', withManageableUser(mailPasswordLink))),
    route(userDevicesCall, 'with-permission', withManageableUser(listUserDevices)),
    withProof(route(signOutUserCall, 'with-permission', withManageableUser(signOutUser))),
    withProof(route(resetFactorCall, 'with-permission', withManageableUser(resetFactor))),
  ];
}
