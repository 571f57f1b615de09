import type { ListBody, UserRow } from '@atrium/contract';
import { count } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type ListFields, listBounds, listConditions, listOrder } from '../../database/list-query.ts';
import { listTotal } from '../../database/list-total.ts';
import { users } from '../../database/schema/users.ts';
import type { UserRecord } from '../identity/user-record.ts';

export const USER_LIST_FIELDS: ListFields = {
  keyword: [users.account, users.mail, users.name],
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

export async function listUsers(
  database: Database,
  body: ListBody,
): Promise<{ list: UserRow[]; total: number }> {
  const conditions = listConditions(body, USER_LIST_FIELDS);
  const { limit, offset } = listBounds(body);
  const [rows, total] = await Promise.all([
    database
      .select()
      .from(users)
      .where(conditions)
      .orderBy(...listOrder(body, USER_LIST_FIELDS))
      .limit(limit)
      .offset(offset),
    listTotal(database, database.select({ total: count() }).from(users).where(conditions)),
  ]);
  return { list: rows.map(toUserRow), total };
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
