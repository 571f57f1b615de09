import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Active sessions. A session is removed when it ends. Only the hashes of its newest tokens are stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 for the first pair of tokens. Each refresh adds 1. */
    generation: integer('generation').notNull(),
    tokenHash: text('token_hash').notNull().unique('sessions_token_hash_key'),
    tokenExpiresAt: time('token_expires_at').notNull(),
    refreshHash: text('refresh_hash').notNull().unique('sessions_refresh_hash_key'),
    /** The time at which the newest refresh token expires if it is not used. */
    idleExpiresAt: time('idle_expires_at').notNull(),
    /** The time at which the session expires, regardless of use. */
    expiresAt: time('expires_at').notNull(),
    isRemembered: boolean('is_remembered').notNull(),
    /** The `User-Agent` of the browser, truncated. */
    device: text('device').notNull(),
    address: text('address').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the user last proved their identity: at sign-in, or later by the password, a code or a passkey. */
    provenAt: time('proven_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [index('sessions_user_idx').on(table.userId, table.createdAt)],
);

/**
 * Used refresh tokens, stored as long as their session. A token that is used again more than a few seconds later counts
 * as copied and ends the session.
 */
export const spentRefreshTokens = pgTable(
  'spent_refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    generation: integer('generation').notNull(),
    spentAt: time('spent_at').notNull(),
  },
  (table) => [index('spent_refresh_tokens_session_idx').on(table.sessionId)],
);
