import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Counters of rate limits and mail budgets, shared by all servers. The columns are those of `rate-limiter-flexible`. A
 * migration makes the table unlogged: writes are cheaper, and a crash of the database empties the table.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
