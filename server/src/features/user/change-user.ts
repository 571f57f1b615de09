import { type BodyOf, type changeRolesCall, ERROR_CODES, type UserRow } from '@atrium/contract';
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/users.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { SignedInUser } from '../../domain/request-context.ts';
import { recordEvents } from '../audit/append-audit-event.ts';
import { type UserRecord, updateUser } from '../identity/user-repository.ts';
import { endSessionsOf } from '../session/session-repository.ts';
import { toUserRow } from './user-list.ts';

interface Change {
  readonly body: BodyOf<typeof changeRolesCall>;
  readonly by: SignedInUser;
  readonly address: string;
  readonly at: Date;
}

/**
 * Sets the roles and status of a user. Disabling a user ends all their sessions. The last active admin cannot be
 * removed.
 */
export async function changeUser(database: Database, { body, by, address, at }: Change): Promise<UserRow> {
  return await database.transaction(async (transaction) => {
    const adminIds = await lockActiveAdmins(transaction);
    const [before] = await transaction.select().from(users).where(eq(users.id, body.id)).for('update');
    if (!before) throw new BusinessError(ERROR_CODES.notFound);
    const access = [...new Set(body.access)];
    const status = body.status ?? before.status;
    const staysAdmin = access.includes('admin') && status === 'active';
    if (!staysAdmin && adminIds.every((id) => id === before.id) && isActiveAdmin(before)) {
      throw new BusinessError(ERROR_CODES.lastAdmin, undefined, ['access']);
    }
    const after = await updateUser(transaction, before.id, {
      access,
      status,
      updatedAt: at,
      updatedBy: by.id,
    });
    if (!after) throw new BusinessError(ERROR_CODES.notFound);
    if (status === 'disabled') await endSessionsOf(transaction, before.id);
    await recordEvents(transaction, { user: by, address, at }, 'user.updated', [before.id], {
      before: { access: before.access, status: before.status },
      after: { access, status },
    });
    return toUserRow(after);
  });
}

/** Locks until the transaction ends, so that two admins cannot remove each other at the same time. */
async function lockActiveAdmins(database: Database): Promise<readonly string[]> {
  const admins = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'active'), arrayContains(users.access, ['admin'])))
    .orderBy(users.id)
    .for('update');
  return admins.map((admin) => admin.id);
}

function isActiveAdmin(user: UserRecord): boolean {
  return user.status === 'active' && user.access.includes('admin');
}
