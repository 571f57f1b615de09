import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Links that set a new password. Each link can be used once and is then removed. */
export const resetLinks = pgTable(
  'reset_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The admin who issued the link. Null if a user requested it, or if it was issued on the server's command line. */
    issuedBy: uuid('issued_by').references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the link was requested with the form for a forgotten password, by the user or by someone else. */
    isRequested: boolean('is_requested').notNull().default(false),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('reset_links_user_idx').on(table.userId)],
);
