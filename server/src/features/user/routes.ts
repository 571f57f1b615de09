import {
  changeRolesCall,
  ERROR_CODES,
  issueResetLinkCall,
  userCreateCall,
  userListCall,
} from '@atrium/contract';
import type { AppDependencies } from '../../http/app-dependencies.ts';
import { assertListFields } from '../../http/assert-list-fields.ts';
import { BusinessFailure } from '../../http/business-failure.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { issueResetLink } from '../account/issue-reset-link.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { findUserById } from '../identity/user-repository.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { listUsers, USER_LIST_FIELDS } from './user-list.ts';

const ADMIN = ['admin'] as const;

export function userRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(userListCall, ADMIN, (body) => {
      assertListFields(body, USER_LIST_FIELDS);
      return listUsers(database, body);
    }),
    declareRoute(userCreateCall, ADMIN, (body, { user, address }) =>
      createUser({ database, hasher: passwordHasher }, { body, by: user, address, at: clock() }),
    ),
    declareRoute(changeRolesCall, ADMIN, (body, { user, address }) =>
      changeUser(database, { body, by: user, address, at: clock() }),
    ),
    declareRoute(issueResetLinkCall, ADMIN, async ({ id }, { user: issuer, address }) => {
      const user = await findUserById(database, id);
      if (!user) throw new BusinessFailure(ERROR_CODES.notFound);
      const link = await issueResetLink(database, { user, issuer, address, at: clock() });
      return { path: link.path, expiresAt: link.expiresAt.toISOString() };
    }),
  ];
}
