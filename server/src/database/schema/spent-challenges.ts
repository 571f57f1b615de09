import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Used proof-of-work challenges, stored until they expire. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('spent_challenges_expires_at_idx').on(table.expiresAt)],
);
