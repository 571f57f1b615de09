import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random secrets that the server creates, one for each use. They are stored so that they survive a restart. */
export const serverSecrets = pgTable('server_secrets', {
  use: text('use').primaryKey(),
  /** 32 bytes, encoded as base64url. */
  value: text('value').notNull(),
});
