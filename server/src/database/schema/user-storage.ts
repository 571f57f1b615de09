import { bigint, pgTable, uuid } from 'drizzle-orm/pg-core';

/**
 * The bytes that each user stores, measured as stored by PostgreSQL: apps, payloads of their runs, batches, responses
 * to requests with an `Idempotency-Key`, and the versions, revisions, model files and images of data sets that the user
 * created. Triggers on these tables update the row in the same transaction (`0008_user_storage.sql`,
 * `0013_keyed_responses.sql`, `0020_model_files.sql`, `0024_batches.sql`, `0046_data_set_images.sql`).
 */
export const userStorage = pgTable('user_storage', {
  userId: uuid('user_id').primaryKey(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
});
