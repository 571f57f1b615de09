import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * The bytes that each user stores, measured as stored by PostgreSQL: apps, payloads of their runs, and the versions,
 * revisions and model files that the user created. Triggers on these tables update the row in the same transaction
 * (`0008_user_storage.sql`, `0020_model_files.sql`).
 */
export const userStorage = pgTable('user_storage', {
  userId: uuid('user_id').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
