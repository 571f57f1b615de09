import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * The bytes that each user stores, as the database stores them: their apps with the payloads of runs, and the versions
 * and revisions that they created. Triggers of these tables update it in the same transaction (`0008_user_storage.sql`).
 */
export const userStorage = pgTable('user_storage', {
  userId: uuid('user_id').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
