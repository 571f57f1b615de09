import { SHARE_LIMITS, type Share, type ShareCandidate, type ShareKind } from '@atrium/contract';
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { type ListSearch, searchByIndex } from '../../database/list/search-text.ts';
import { appShares } from '../../database/schema/app-shares.ts';
import { apps } from '../../database/schema/apps.ts';
import { groups } from '../../database/schema/groups.ts';
import { users } from '../../database/schema/users.ts';
import { USER_SEARCH } from '../user/user-list-repository.ts';

export type ShareRow = typeof appShares.$inferSelect;

/** With whom an app is shared: a user, a group, or everyone if both ids are null. */
export type Holder = Pick<ShareRow, 'userId' | 'groupId'>;

const GROUP_SEARCH = searchByIndex(groups.name, groups.description);

/** Returns the shares of an app: everyone first, then groups, then users, by name. */
export async function findShares(database: Database, appId: string): Promise<Share[]> {
  const found = await selectShares(database)
    .where(eq(appShares.appId, appId))
    .orderBy(sql`coalesce(${groups.name}, ${users.name})`, asc(appShares.id))
    .limit(SHARE_LIMITS.sharesPerApp);
  const order: readonly ShareKind[] = ['everyone', 'group', 'user'];
  return found.map(toShare).sort((left, right) => order.indexOf(left.kind) - order.indexOf(right.kind));
}

function selectShares(database: Database) {
  return database
    .select({ row: appShares, userName: users.name, groupName: groups.name })
    .from(appShares)
    .leftJoin(users, eq(users.id, appShares.userId))
    .leftJoin(groups, eq(groups.id, appShares.groupId));
}

export async function findShare(
  database: Database,
  id: string,
): Promise<(Share & { readonly appId: string }) | undefined> {
  const [found] = await selectShares(database).where(eq(appShares.id, id));
  return found && { ...toShare(found), appId: found.row.appId };
}

/**
 * Locks an app, so that each of several parallel requests also counts the shares that the others have added. Returns
 * the id of the app's owner.
 */
export async function lockApp(database: Database, appId: string): Promise<string | undefined> {
  const [locked] = await database
    .select({ ownerId: apps.ownerId })
    .from(apps)
    .where(eq(apps.id, appId))
    .for('update');
  return locked?.ownerId;
}

/** Returns the share of an app with this holder. */
export async function findShareOf(
  database: Database,
  appId: string,
  { userId, groupId }: Holder,
): Promise<ShareRow | undefined> {
  const [found] = await database
    .select()
    .from(appShares)
    .where(
      and(
        eq(appShares.appId, appId),
        sql`${appShares.userId} is not distinct from ${userId}`,
        sql`${appShares.groupId} is not distinct from ${groupId}`,
      ),
    );
  return found;
}

export function countShares(database: Database, appId: string): Promise<number> {
  return database.$count(appShares, eq(appShares.appId, appId));
}

export async function insertShare(database: Database, row: typeof appShares.$inferInsert): Promise<void> {
  await database.insert(appShares).values(row);
}

export async function setLevel(database: Database, id: string, level: ShareRow['level']): Promise<void> {
  await database.update(appShares).set({ level }).where(eq(appShares.id, id));
}

/** Returns whether the share existed. */
export async function deleteShare(database: Database, id: string): Promise<boolean> {
  const deleted = await database
    .delete(appShares)
    .where(eq(appShares.id, id))
    .returning({ id: appShares.id });
  return deleted.length > 0;
}

/**
 * Returns whether the user is active, or the group exists. Always true for a share with everyone. Locks the row of the
 * user or group, so that it is not deleted before the share exists.
 */
export async function canReceiveShare(database: Database, { userId, groupId }: Holder): Promise<boolean> {
  if (userId !== null) {
    const isActive = and(eq(users.id, userId), eq(users.status, 'active'));
    return (await database.select({ id: users.id }).from(users).where(isActive).for('key share')).length > 0;
  }
  if (groupId === null) return true;
  const hasId = eq(groups.id, groupId);
  return (await database.select({ id: groups.id }).from(groups).where(hasId).for('key share')).length > 0;
}

/**
 * Finds groups and active users with a word in their name that begins with the keyword, and the active user whose
 * username or email address is the keyword.
 */
export async function findCandidates(database: Database, keyword: string): Promise<ShareCandidate[]> {
  const folded = keyword.toLowerCase();
  const isUser = or(
    matchesWord(users.name, USER_SEARCH, keyword),
    eq(users.account, folded),
    eq(users.mail, folded),
  );
  const [foundGroups, foundUsers] = await Promise.all([
    database
      .select({ id: groups.id, name: groups.name })
      .from(groups)
      .where(matchesWord(groups.name, GROUP_SEARCH, keyword))
      .orderBy(asc(groups.name), asc(groups.id))
      .limit(SHARE_LIMITS.searchResults),
    database
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.status, 'active'), isUser))
      .orderBy(asc(users.name), asc(users.id))
      .limit(SHARE_LIMITS.searchResults),
  ]);
  return [
    ...foundGroups.map((group) => ({ ...group, kind: 'group' as const })),
    ...foundUsers.map((user) => ({ ...user, kind: 'user' as const })),
  ].slice(0, SHARE_LIMITS.searchResults);
}

/** The condition for names with a word that begins with the keyword. The index of the search finds candidates. */
function matchesWord(name: PgColumn, search: ListSearch, keyword: string): SQL | undefined {
  const beginsWord = sql`strpos(' ' || lower(${name}), ' ' || lower(${keyword})) > 0`;
  return and(search.candidates?.(keyword), beginsWord);
}

function toShare({
  row,
  userName,
  groupName,
}: {
  readonly row: ShareRow;
  readonly userName: string | null;
  readonly groupName: string | null;
}): Share {
  const { id, userId, groupId, level, createdAt } = row;
  const kind = userId ? 'user' : groupId ? 'group' : 'everyone';
  return {
    ...{ id, kind, level },
    holderId: userId ?? groupId,
    name: userName ?? groupName,
    createdAt: createdAt.toISOString(),
  };
}
