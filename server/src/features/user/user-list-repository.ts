import type { ListBody, UserRow } from '@atrium/contract';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findPage } from '../../database/list/find-page.ts';
import type { ListFields } from '../../database/list/list-query.ts';
import { searchByIndex } from '../../database/list/search-text.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { scimUsers } from '../../database/schema/scim-resources.ts';
import { secondFactors } from '../../database/schema/second-factors.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { knownAddresses } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';
import { IS_NOT_DELETED, type UserRecord } from '../identity/user-repository.ts';

/** Searches users by account, email address and name. */
export const USER_SEARCH = searchByIndex(users.account, users.mail, users.name);

export const USER_LIST_FIELDS: ListFields = {
  search: USER_SEARCH,
  filters: { status: users.status, access: users.access },
  ranges: { createdAt: users.createdAt },
  sorts: {
    account: users.account,
    mail: users.mail,
    name: users.name,
    status: users.status,
    createdAt: users.createdAt,
  },
  newestFirst: [users.createdAt, users.id],
};

/** The newest use of a session, or the newest sign-in if every session has ended. */
const LAST_SEEN = sql`greatest(
  (select max(${sessions.lastUsedAt}) from ${sessions} where ${sessions.userId} = ${users.id}),
  (select max(${knownAddresses.lastAt}) from ${knownAddresses} where ${knownAddresses.userId} = ${users.id})
)`.mapWith((value: string | null) => (value === null ? null : new Date(value)));

export async function listUsers(
  database: Database,
  body: ListBody,
): Promise<{ list: UserRow[]; total: number }> {
  const { list, total } = await findPage(database, {
    body,
    fields: USER_LIST_FIELDS,
    where: IS_NOT_DELETED,
    table: users,
    rows: database
      .select({
        user: users,
        isFactorActive: secondFactors.isActive,
        hasPasskey: exists(
          database.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id)),
        ).mapWith(Boolean),
        managedId: scimUsers.userId,
        lastSeenAt: LAST_SEEN,
      })
      .from(users)
      .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
      .leftJoin(scimUsers, and(eq(scimUsers.userId, users.id), isNull(scimUsers.removedAt))),
  });
  const rows = list.map(({ user, isFactorActive, hasPasskey, managedId, lastSeenAt }) => ({
    ...toUserRow(user),
    hasSecondFactor: isFactorActive === true || hasPasskey,
    isManaged: managedId !== null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
  return { list: rows, total };
}

export function toUserRow(user: UserRecord): UserRow {
  return {
    id: user.id,
    account: user.account,
    mail: user.mail,
    name: user.name,
    access: [...user.access],
    status: user.status,
    createdAt: user.createdAt.toISOString(),
  };
}
