import { and, arrayContains, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/users.ts';

/**
 * Normalizes an entered username, email address or mobile number for comparison: trims it and converts it to lower
 * case, like the stored usernames and email addresses.
 */
export function normalizeIdentifier(typed: string): string {
  return typed.trim().toLowerCase();
}

/** The condition for a user who has not deleted the account. */
export const IS_NOT_DELETED: SQL = isNull(users.deletedAt);

/** Returns the user with this normalized account, email address or mobile number. The three formats never overlap. */
export async function findUserByIdentifier(
  database: Database,
  identifier: string,
): Promise<UserRecord | undefined> {
  const [found] = await database
    .select()
    .from(users)
    .where(
      and(
        IS_NOT_DELETED,
        or(eq(users.account, identifier), eq(users.mail, identifier), eq(users.mobile, identifier)),
      ),
    )
    .limit(1);
  return found;
}

export async function findUserById(database: Database, id: string): Promise<UserRecord | undefined> {
  const [found] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), IS_NOT_DELETED));
  return found;
}

/**
 * Locks the user until the transaction ends. Rows that refer to the user can still be inserted. A transaction that also
 * changes sessions or reset links of the user locks the user first.
 */
export async function lockUser(database: Database, id: string): Promise<UserRecord | undefined> {
  const [locked] = await database
    .select()
    .from(users)
    .where(and(eq(users.id, id), IS_NOT_DELETED))
    .for('no key update');
  return locked;
}

/**
 * Locks a user whose password was checked, and returns the current record. Returns undefined if the password has
 * changed since the check.
 */
export async function lockUserIfPasswordUnchanged(
  database: Database,
  proven: UserRecord,
): Promise<UserRecord | undefined> {
  const current = await lockUser(database, proven.id);
  return current?.passwordHash === proven.passwordHash ? current : undefined;
}

/** Locks the active admins until the transaction ends, and returns their ids. */
export async function lockActiveAdmins(database: Database): Promise<readonly string[]> {
  const admins = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'active'), arrayContains(users.access, ['admin'])))
    .orderBy(users.id)
    .for('update');
  return admins.map(({ id }) => id);
}

export async function insertUser(database: Database, user: NewUserRecord): Promise<UserRecord> {
  const [inserted] = await database.insert(users).values(user).returning();
  if (!inserted) throw new Error('The insert returned no row.');
  return inserted;
}

/** Updates a user and increments the revision, in one statement. Returns undefined if the user does not exist. */
export async function updateUser(
  database: Database,
  id: string,
  change: Partial<Omit<NewUserRecord, 'id' | 'revision'>>,
): Promise<UserRecord | undefined> {
  const [updated] = await database
    .update(users)
    .set({ ...change, revision: sql`${users.revision} + 1` })
    .where(eq(users.id, id))
    .returning();
  return updated;
}

export type UserRecord = typeof users.$inferSelect;
export type NewUserRecord = typeof users.$inferInsert;
