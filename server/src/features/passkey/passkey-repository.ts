import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passkeys } from '../../database/schema/passkeys.ts';

export type PasskeyRecord = typeof passkeys.$inferSelect;

type UserPasskey = Pick<PasskeyRecord, 'userId' | 'id'>;

function matchPasskey({ userId, id }: UserPasskey) {
  return and(eq(passkeys.userId, userId), eq(passkeys.id, id));
}

/** Returns the passkeys of a user, oldest first. */
export async function findPasskeys(database: Database, userId: string): Promise<readonly PasskeyRecord[]> {
  return await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
}

export async function findPasskeyByCredential(
  database: Database,
  credentialId: string,
): Promise<PasskeyRecord | undefined> {
  const [found] = await database.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found;
}

export async function countPasskeys(database: Database, userId: string): Promise<number> {
  const [counted] = await database
    .select({ value: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
  return counted?.value ?? 0;
}

/** Returns whether any user has a passkey. */
export async function hasAnyPasskey(database: Database): Promise<boolean> {
  return (await database.select({ id: passkeys.id }).from(passkeys).limit(1)).length > 0;
}

/** Stores a passkey. Returns false if a passkey with this credential exists. */
export async function insertPasskey(database: Database, passkey: PasskeyRecord): Promise<boolean> {
  const inserted = await database
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/**
 * Stores a use. Returns false if the passkey was removed, or its signature counter has changed, since it was read. Some
 * devices do not count, so their counter is always 0.
 */
export async function storePasskeyUse(
  database: Database,
  { id, userId, counter }: PasskeyRecord,
  use: Pick<PasskeyRecord, 'counter' | 'lastUsedAt'>,
): Promise<boolean> {
  const stored = await database
    .update(passkeys)
    .set(use)
    .where(and(matchPasskey({ id, userId }), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return stored.length > 0;
}

/** Renames a passkey. Returns its earlier name, or undefined if the user has no such passkey. */
export async function renamePasskey(
  database: Database,
  { name, ...passkey }: UserPasskey & Pick<PasskeyRecord, 'name'>,
): Promise<string | undefined> {
  const [found] = await database.select({ name: passkeys.name }).from(passkeys).where(matchPasskey(passkey));
  await database.update(passkeys).set({ name }).where(matchPasskey(passkey));
  return found?.name;
}

/** Removes a passkey. Returns its name, or undefined if the user has no such passkey. */
export async function removePasskey(database: Database, passkey: UserPasskey): Promise<string | undefined> {
  const [removed] = await database
    .delete(passkeys)
    .where(matchPasskey(passkey))
    .returning({ name: passkeys.name });
  return removed?.name;
}

/** Removes all passkeys of a user. Returns whether there were any. */
export async function removePasskeys(database: Database, userId: string): Promise<boolean> {
  const removed = await database
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id });
  return removed.length > 0;
}
