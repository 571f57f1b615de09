import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The tokens with which directories call the SCIM API. Only a hash of the secret is stored. */
export const scimTokens = pgTable(
  'scim_tokens',
  {
    ...commonColumns(),
    name: text('name').notNull(),
    secretHash: text('secret_hash').notNull().unique('scim_tokens_secret_hash_key'),
    /** The beginning of the secret, by which admins recognize the token. */
    prefix: text('prefix').notNull(),
    expiresAt: time('expires_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [
    index('scim_tokens_created_at_idx').on(table.createdAt, table.id),
    index('scim_tokens_name_idx').on(table.name, table.createdAt, table.id),
    searchIndex('scim_tokens_search_idx', table.name, table.prefix),
  ],
);
