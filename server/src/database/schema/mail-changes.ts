import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * Links that change the email address of a user, one for each user. Each link can be used once and is then removed. The
 * new address is stored in lower case.
 */
export const mailChanges = pgTable('mail_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text('token_hash').notNull().unique('mail_changes_token_hash_key'),
  mail: text('mail').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
});
