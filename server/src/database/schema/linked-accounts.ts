import { index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { sessions } from './sessions.ts';
import { users } from './users.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Accounts at sign-in providers with which users sign in. */
export const linkedAccounts = pgTable(
  'linked_accounts',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the provider in the settings. */
    provider: text('provider').notNull(),
    /** The email address or name at the provider. */
    label: text('label').notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    unique('linked_accounts_user_key').on(table.userId, table.provider),
  ],
);

/** The accounts at sign-in providers with which users started their sessions. */
export const sessionOrigins = pgTable(
  'session_origins',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The id of the session at the provider (`sid`). Null if the provider does not state it. */
    providerSession: text('provider_session'),
    /**
     * The ID token of the provider. It identifies the user when the browser signs out at the provider. Encrypted with
     * the key of stored secrets.
     */
    sealedIdToken: text('sealed_id_token'),
  },
  (table) => [
    index('session_origins_subject_idx').on(table.issuer, table.subject),
    index('session_origins_session_idx').on(table.issuer, table.providerSession),
  ],
);

/** Hashes of used one-time tokens, for example of a sign-in at a provider. Each is stored until its token expires. */
export const spentTokens = pgTable(
  'spent_tokens',
  { tokenHash: text('token_hash').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('spent_tokens_expires_at_idx').on(table.expiresAt)],
);
