import type { AppKind, AppLevel } from '@atrium/contract';
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { prepareStatement } from '../../database/prepare-statement.ts';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { apps } from '../../database/schema/apps.ts';
import { users } from '../../database/schema/users.ts';
import { selectLevel } from '../app/app-access-query.ts';

export type ApiKeyRow = typeof apiKeys.$inferSelect;

/** A key with its app, its creator, and the owner of the app or of the account, for whom the key acts. */
export interface FoundKey {
  readonly row: ApiKeyRow;
  readonly creator: {
    readonly id: string;
    readonly access: readonly string[];
    readonly status: 'active' | 'disabled';
    /** The creator's access level to the app, as its owner or by a share. Null for an account key. */
    readonly level: AppLevel | null;
  };
  readonly app: { readonly id: string; readonly kind: AppKind } | null;
  readonly owner: { readonly id: string; readonly account: string; readonly status: 'active' | 'disabled' };
}

/** What a key belongs to: an app, or the account of a user. */
export type KeyHolder = { readonly appId: string } | { readonly userId: string };

const isUsable = (now: Date) => and(isNull(apiKeys.revokedAt), gt(apiKeys.expiresAt, now));
const creators = alias(users, 'creators');
const selectKeys = (database: Database) =>
  database
    .select({
      row: apiKeys,
      creator: {
        id: creators.id,
        access: creators.access,
        status: creators.status,
        level: selectLevel(creators.id),
      },
      app: { id: apps.id, kind: apps.kind },
      owner: { id: users.id, account: users.account, status: users.status },
    })
    .from(apiKeys)
    .leftJoin(apps, eq(apps.id, apiKeys.appId))
    .innerJoin(users, eq(users.id, sql`coalesce(${apps.ownerId}, ${apiKeys.createdBy})`))
    .innerJoin(creators, eq(creators.id, apiKeys.createdBy));

const keyByHash = prepareStatement((database) =>
  selectKeys(database)
    .where(eq(apiKeys.secretHash, sql.placeholder('secretHash')))
    .prepare('key_by_hash'),
);

/** The largest number of keys in a list. Usable keys are always among them. */
const MAX_LISTED = 100;

function isHeldBy(holder: KeyHolder) {
  return 'appId' in holder
    ? eq(apiKeys.appId, holder.appId)
    : and(isNull(apiKeys.appId), eq(apiKeys.createdBy, holder.userId));
}

/** Returns the keys of an app or of an account: usable keys first, newest first. */
export function findKeys(database: Database, holder: KeyHolder, now: Date): Promise<ApiKeyRow[]> {
  const unusable = sql`${or(sql`${apiKeys.revokedAt} is not null`, sql`${apiKeys.expiresAt} <= ${now.toISOString()}`)}`;
  return database
    .select()
    .from(apiKeys)
    .where(isHeldBy(holder))
    .orderBy(unusable, desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(MAX_LISTED);
}

export async function findKey(database: Database, id: string): Promise<FoundKey | undefined> {
  const [key] = await selectKeys(database).where(eq(apiKeys.id, id));
  return key;
}

export async function findKeyByHash(database: Database, secretHash: string): Promise<FoundKey | undefined> {
  const [key] = await keyByHash(database).execute({ secretHash });
  return key;
}

/** Locks an app or an account, and then counts its usable keys. So parallel calls count one after the other. */
export async function lockAndCountUsableKeys(
  database: Database,
  holder: KeyHolder,
  now: Date,
): Promise<number> {
  if ('appId' in holder) {
    await database.select({ id: apps.id }).from(apps).where(eq(apps.id, holder.appId)).for('update');
  } else {
    await database.select({ id: users.id }).from(users).where(eq(users.id, holder.userId)).for('update');
  }
  const where = and(isHeldBy(holder), isUsable(now));
  const [counted] = await database.select({ total: count() }).from(apiKeys).where(where);
  return counted?.total ?? 0;
}

export async function insertKey(database: Database, row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> {
  const [inserted] = await database.insert(apiKeys).values(row).returning();
  if (!inserted) throw new Error('The insert returned no row.');
  return inserted;
}

/** Revokes a usable key, or changes when it expires. Returns whether the key was usable. */
export async function endKey(
  database: Database,
  id: string,
  now: Date,
  change: { readonly expiresAt: Date } | { readonly revokedAt: Date },
) {
  const ended = await database
    .update(apiKeys)
    .set(change)
    .where(and(eq(apiKeys.id, id), isUsable(now)))
    .returning({ id: apiKeys.id });
  return ended.length > 0;
}

/** Stores the time of the last use of a key. */
export async function touchKey(database: Database, id: string, now: Date): Promise<void> {
  await database.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
