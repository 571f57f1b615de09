import { pgTable, text } from 'drizzle-orm/pg-core';

/** Random secrets that the server made for itself, by use, so that they outlive a restart. */
export const serverSecrets = pgTable('server_secrets', {
  use: text('use').primaryKey(),
  /** 32 bytes in base64url. */
  value: text('value').notNull(),
});
