import { type BodyOf, type changeRolesCall, ERROR_CODES, type UserRow } from '@atrium/contract';
import { BusinessError } from '../../domain/business-error.ts';
import { type Actor, isAdmin } from '../../domain/request-context.ts';
import type { AppDependencies } from '../app-dependencies.ts';
import { recordEvents } from '../audit/audit-repository.ts';
import { assertGrantable } from '../identity/assert-grantable.ts';
import { clearDirectoryRemoval } from '../identity/managed-user-repository.ts';
import { lockActiveAdmins, lockUser, updateUser } from '../identity/user-repository.ts';
import { endSessions } from '../session/session-repository.ts';
import { toUserRow } from './user-list-repository.ts';

/**
 * Sets the roles and status of a user. Disabling a user ends all their sessions. The last active admin cannot lose the
 * role or be disabled. An actor who is not an admin needs all permissions of the user, before and after the change.
 */
export async function changeUser(
  { database }: Pick<AppDependencies, 'database'>,
  body: BodyOf<typeof changeRolesCall>,
  actor: Omit<Actor, 'locale'>,
): Promise<UserRow> {
  return await database.transaction(async (transaction) => {
    const adminIds = await lockActiveAdmins(transaction);
    const before = await lockUser(transaction, body.id);
    if (!before) throw new BusinessError(ERROR_CODES.notFound);
    const access = [...new Set(body.access)];
    await assertGrantable(transaction, actor.user, [...before.access, ...access]);
    const status = body.status ?? before.status;
    const staysAdmin = access.includes('admin') && status === 'active';
    const isLastAdmin =
      before.status === 'active' && isAdmin(before) && adminIds.every((id) => id === before.id);
    if (!staysAdmin && isLastAdmin) {
      throw new BusinessError(ERROR_CODES.lastAdmin, undefined, ['access']);
    }
    const after = await updateUser(transaction, before.id, {
      access,
      status,
      updatedAt: actor.at,
      updatedBy: actor.user.id,
    });
    if (!after) throw new BusinessError(ERROR_CODES.notFound);
    if (status === 'disabled') await endSessions(transaction, before.id);
    else if (before.status === 'disabled') await clearDirectoryRemoval(transaction, before.id);
    await recordEvents(transaction, actor, 'user.updated', [before.id], {
      before: { access: before.access, status: before.status },
      after: { access, status },
    });
    return toUserRow(after);
  });
}
