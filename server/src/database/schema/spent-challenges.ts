import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Proof-of-work challenges that were used, until they would have expired anyway. */
export const spentChallenges = pgTable(
  'spent_challenges',
  {
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('spent_challenges_expires_at_idx').on(table.expiresAt)],
);
