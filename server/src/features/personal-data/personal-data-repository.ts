import { asc, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { apps } from '../../database/schema/apps.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { groupMembers, groups } from '../../database/schema/groups.ts';
import { invocations } from '../../database/schema/invocations.ts';
import { linkedAccounts } from '../../database/schema/linked-accounts.ts';
import { passkeys } from '../../database/schema/passkeys.ts';
import { recoveryCodes, secondFactors } from '../../database/schema/second-factors.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { knownAddresses } from '../../database/schema/sign-in.ts';

/**
 * The maximum number of runs, and of audit events, in the JSON file of a user: the newest ones.
 * More would need too much memory.
 */
const MAX_LISTED = 20_000;

/** The newest rows, and the number of all rows. */
interface NewestRows<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

export function findGroups(database: Database, userId: string) {
  return database
    .select({ id: groups.id, name: groups.name, addedAt: groupMembers.addedAt })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .where(eq(groupMembers.userId, userId))
    .orderBy(asc(groupMembers.addedAt));
}

export async function findSignInMethods(database: Database, userId: string) {
  const [factor] = await database
    .select({ isActive: secondFactors.isActive, createdAt: secondFactors.createdAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  const { id, name, isSynced, createdAt, lastUsedAt } = passkeys;
  const { userId: _owner, ...linkedColumns } = getTableColumns(linkedAccounts);
  return {
    authenticatorApp: factor ?? null,
    unusedRecoveryCodes: await database.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
    passkeys: await database
      .select({ id, name, isSynced, createdAt, lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(createdAt)),
    linkedAccounts: await database
      .select(linkedColumns)
      .from(linkedAccounts)
      .where(eq(linkedAccounts.userId, userId))
      .orderBy(asc(linkedAccounts.createdAt)),
    knownAddresses: await database
      .select({ address: knownAddresses.address, lastAt: knownAddresses.lastAt })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, userId))
      .orderBy(asc(knownAddresses.lastAt)),
  };
}

export function findSessions(database: Database, userId: string) {
  const { id, device, address, isRemembered, createdAt, provenAt, lastUsedAt, expiresAt } = sessions;
  return database
    .select({ id, device, address, isRemembered, createdAt, provenAt, lastUsedAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

/** Returns the apps that a user owns, including removed ones. */
export function findApps(database: Database, ownerId: string) {
  const { seedKey, ...columns } = getTableColumns(apps);
  return database.select(columns).from(apps).where(eq(apps.ownerId, ownerId)).orderBy(asc(apps.createdAt));
}

/** Returns the API keys that a user created, without their secrets. */
export function findApiKeys(database: Database, userId: string) {
  const { secretHash, ...columns } = getTableColumns(apiKeys);
  return database
    .select(columns)
    .from(apiKeys)
    .where(eq(apiKeys.createdBy, userId))
    .orderBy(asc(apiKeys.createdAt));
}

/** Returns the runs of a user without inputs and results, newest first. */
export async function findRuns(database: Database, userId: string) {
  const { serverId, ...columns } = getTableColumns(invocations);
  const where = eq(invocations.userId, userId);
  const list = await database
    .select(columns)
    .from(invocations)
    .where(where)
    .orderBy(desc(invocations.createdAt))
    .limit(MAX_LISTED);
  return await withTotal(database, invocations, where, list);
}

/** Returns the audit events of the actions of a user, newest first. */
export async function findAuditEvents(database: Database, actorId: string) {
  const where = eq(auditEvents.actorId, actorId);
  const list = await database
    .select()
    .from(auditEvents)
    .where(where)
    .orderBy(desc(auditEvents.at))
    .limit(MAX_LISTED);
  return await withTotal(database, auditEvents, where, list);
}

/** Adds the number of all rows to a list of the newest ones. Counts them only if the list may be incomplete. */
async function withTotal<Row>(
  database: Database,
  table: PgTable,
  where: SQL,
  list: readonly Row[],
): Promise<NewestRows<Row>> {
  const total = list.length < MAX_LISTED ? list.length : await database.$count(table, where);
  return { total, list };
}
