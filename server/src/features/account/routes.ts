import {
  changePasswordCall,
  ERROR_CODES,
  profileCall,
  resetPasswordCall,
  revokeSessionCall,
  type SignedInDevice,
  sessionsCall,
  updateProfileCall,
} from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { StatusError } from '../../domain/status-error.ts';
import { declareRoute, type RouteDeclaration } from '../../http/declare-route.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { toUserInfo } from '../identity/to-user-info.ts';
import { findUserById } from '../identity/user-repository.ts';
import { endSession, listSessionsOf, type SessionRecord } from '../session/session-repository.ts';
import { changePassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';
import { updateProfile } from './update-profile.ts';

export function accountRoutes({ database, clock }: AppDependencies): readonly RouteDeclaration[] {
  const parts = { database, hasher: passwordHasher };
  return [
    declareRoute(profileCall, 'signed-in', async (_body, { user }) => {
      const found = await findUserById(database, user.id);
      if (!found) throw new StatusError(401);
      return toUserInfo(found);
    }),
    declareRoute(updateProfileCall, 'signed-in', (body, { user }) =>
      updateProfile(database, user, { body, at: clock() }),
    ),
    declareRoute(changePasswordCall, 'signed-in', async (body, { user, address }) => {
      await changePassword(parts, { user, body, address, at: clock() });
      return { done: true };
    }),
    declareRoute(sessionsCall, 'signed-in', async (_body, { user }) => {
      const living = await listSessionsOf(database, user.id, clock());
      return { list: living.map(toSignedInDevice), currentId: user.sessionId };
    }),
    declareRoute(revokeSessionCall, 'signed-in', async ({ id }, { user }) => {
      if (!(await endSession(database, { id, userId: user.id }))) {
        throw new BusinessError(ERROR_CODES.notFound);
      }
      return { done: true };
    }),
    declareRoute(resetPasswordCall, 'public', async (body, { address }) => {
      await resetPassword(parts, { body, address, at: clock() });
      return { done: true };
    }),
  ];
}

function toSignedInDevice(session: SessionRecord): SignedInDevice {
  return {
    id: session.id,
    device: session.device,
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
  };
}
