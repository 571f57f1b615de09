import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The server processes that use the database. Each one updates its time every few seconds. */
export const servers = pgTable('servers', {
  id: uuid('id').primaryKey(),
  /** By the clock of the database, so that the clocks of servers may differ. */
  seenAt: timestamp('seen_at', { withTimezone: true, precision: 3 }).notNull(),
});
