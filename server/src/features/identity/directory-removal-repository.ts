import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { scimUsers } from '../../database/schema/scim-resources.ts';

/** Returns a user to the directory that has deleted it, when an admin enables the user again. */
export async function clearDirectoryRemoval(database: Database, userId: string): Promise<void> {
  await database.update(scimUsers).set({ removedAt: null }).where(eq(scimUsers.userId, userId));
}
