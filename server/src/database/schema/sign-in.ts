import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * The number of failed sign-ins for each pair of subject and IP address. A subject (`attemptSubjects`) is usually an
 * account. It is hashed, because users sometimes type passwords into the account field.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    /** The hash of the subject. */
    subjectHash: text('account_hash').notNull(),
    address: text('address').notNull(),
    count: integer('count').notNull(),
    /** The time until which all attempts with this subject from this address are rejected. */
    waitUntil: time('wait_until'),
    lastAt: time('last_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectHash, table.address] }),
    index('sign_in_failures_last_at_idx').on(table.lastAt),
  ],
);

/**
 * Counts of sign-in attempts from unknown addresses since `since`. Each attempt counts twice: for the account and for
 * the IP address. `ownerHash` is the hash of the account or of the address.
 */
export const signInBudgets = pgTable(
  'sign_in_budgets',
  {
    ownerHash: text('account_hash').primaryKey(),
    count: integer('count').notNull(),
    since: time('since').notNull(),
  },
  (table) => [index('sign_in_budgets_since_idx').on(table.since)],
);

/** IP addresses from which a user has signed in. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);
