import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { userStorage } from '../../database/schema/user-storage.ts';

/** Returns the running total of a user, which triggers of the stored tables update. */
export async function findStoredBytes(database: Database, userId: string): Promise<number> {
  const [total] = await database
    .select({ bytes: userStorage.bytes })
    .from(userStorage)
    .where(eq(userStorage.userId, userId));
  return total?.bytes ?? 0;
}
