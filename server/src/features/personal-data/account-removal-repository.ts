import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { appShares } from '../../database/schema/app-shares.ts';
import { apps } from '../../database/schema/apps.ts';
import { groupMembers } from '../../database/schema/groups.ts';
import { linkedAccounts } from '../../database/schema/linked-accounts.ts';
import { mailChanges } from '../../database/schema/mail-changes.ts';
import { mailConfirmations } from '../../database/schema/mail-confirmations.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { resetLinks } from '../../database/schema/reset-links.ts';
import { scimUsers } from '../../database/schema/scim-resources.ts';
import { pendingSignIns, recoveryCodes, secondFactors } from '../../database/schema/second-factors.ts';
import { knownAddresses } from '../../database/schema/sign-in.ts';
import { users } from '../../database/schema/users.ts';

export type OwnedApp = Pick<typeof apps.$inferSelect, 'id' | 'kind' | 'name'>;

/** Returns whether the user is active, and locks the row, so that the user exists until the transaction ends. */
export async function lockNewOwner(database: Database, id: string): Promise<boolean> {
  const isActive = and(eq(users.id, id), eq(users.status, 'active'));
  return (await database.select({ id: users.id }).from(users).where(isActive).for('key share')).length > 0;
}

/** Locks and returns the apps of a user, except removed ones. */
export function lockOwnedApps(database: Database, ownerId: string): Promise<OwnedApp[]> {
  return database
    .select({ id: apps.id, kind: apps.kind, name: apps.name })
    .from(apps)
    .where(and(eq(apps.ownerId, ownerId), isNull(apps.removedAt)))
    .orderBy(asc(apps.id))
    .for('update');
}

/** Gives an app to a new owner under this name, and deletes the share that the new owner had. */
export async function setOwner(
  database: Database,
  id: string,
  { ownerId, name, at }: { readonly ownerId: string; readonly name: string; readonly at: Date },
): Promise<void> {
  await database
    .update(apps)
    .set({ ownerId, name, updatedAt: at, revision: sql`${apps.revision} + 1` })
    .where(eq(apps.id, id));
  await database.delete(appShares).where(and(eq(appShares.appId, id), eq(appShares.userId, ownerId)));
}

/** Revokes the keys that a user created, and all keys of these apps, including those that other users created. */
export async function revokeKeys(
  database: Database,
  { userId, appIds, at }: { readonly userId: string; readonly appIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const belongsToApps: SQL | undefined =
    appIds.length === 0 ? undefined : inArray(apiKeys.appId, [...appIds]);
  await database
    .update(apiKeys)
    .set({ revokedAt: at })
    .where(and(isNull(apiKeys.revokedAt), or(eq(apiKeys.createdBy, userId), belongsToApps)));
}

/**
 * Deletes the sign-in methods, mailed links, known addresses, memberships, shares and directory data of a user.
 * Sessions end separately.
 */
export async function deleteAccountRows(database: Database, userId: string): Promise<void> {
  for (const table of [
    passkeys,
    linkedAccounts,
    recoveryCodes,
    secondFactors,
    pendingSignIns,
    resetLinks,
    mailChanges,
    mailConfirmations,
    knownAddresses,
    groupMembers,
    appShares,
    scimUsers,
  ]) {
    await database.delete(table).where(eq(table.userId, userId));
  }
}
