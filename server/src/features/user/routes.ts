import {
  changeRolesCall,
  ERROR_CODES,
  issueResetLinkCall,
  userCreateCall,
  userListCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import { issueResetLink } from '../account/issue-reset-link.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { findUserById } from '../identity/user-repository.ts';
import { changeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import { listUsers } from './user-list.ts';

const ADMIN = ['admin'] as const;

export function userRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  return [
    declareRoute(userListCall, ADMIN, (body) => listUsers(database, body)),
    declareRoute(userCreateCall, ADMIN, (body, { user, address }) =>
      createUser({ database, hasher: passwordHasher }, { body, by: user, address, at: clock() }),
    ),
    declareRoute(changeRolesCall, ADMIN, (body, { user, address }) =>
      changeUser(database, { body, by: user, address, at: clock() }),
    ),
    declareRoute(issueResetLinkCall, ADMIN, async ({ id }, { user: issuer, address }) => {
      const user = await findUserById(database, id);
      if (!user) throw new BusinessError(ERROR_CODES.notFound);
      const link = await issueResetLink(database, { user, issuer, address, at: clock() });
      return { path: link.path, expiresAt: link.expiresAt.toISOString() };
    }),
  ];
}
