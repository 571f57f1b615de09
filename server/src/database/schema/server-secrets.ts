import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random secrets that the server creates, by use, so that they survive a restart. */
export const serverSecrets = pgTable('server_secrets', {
  use: text('use').primaryKey(),
  /** 32 bytes in base64url. */
  value: text('value').notNull(),
});
