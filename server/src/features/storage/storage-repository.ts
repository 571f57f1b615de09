import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { userStorage } from '../../database/schema/user-storage.ts';

/** Returns how many bytes a user stores. Database triggers on the counted tables update this total. */
export async function findStoredBytes(database: Database, userId: string): Promise<number> {
  const [total] = await database
    .select({ bytes: userStorage.bytes })
    .from(userStorage)
    .where(eq(userStorage.userId, userId));
  return total?.bytes ?? 0;
}
