import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scimUsers } from '../../database/schema/scim-resources.ts';

/** Lets a directory that has deleted a user manage the user again. Call it when an admin enables the user. */
export async function clearDirectoryRemoval(database: Database, userId: string): Promise<void> {
  await database.update(scimUsers).set({ removedAt: null }).where(eq(scimUsers.userId, userId));
}

/** Returns whether a directory manages the user by SCIM. */
export async function isDirectoryManaged(database: Database, userId: string): Promise<boolean> {
  const where = and(eq(scimUsers.userId, userId), isNull(scimUsers.removedAt));
  return (await database.$count(scimUsers, where)) > 0;
}
