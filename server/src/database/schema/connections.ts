import type { Connection } from '@atrium/contract';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';

/** Connections: external model servers. Each of their models is an engine. */
export const connections = pgTable(
  'connections',
  {
    ...commonColumns(),
    slug: text('slug').notNull().unique('connections_slug_key'),
    name: text('name').notNull(),
    protocol: text('protocol').$type<Connection['protocol']>().notNull(),
    address: text('address').notNull(),
    auth: text('auth').$type<Connection['auth']>().notNull(),
    /** The encrypted secret. Null if the connection has none. */
    secret: text('secret'),
    certificate: text('certificate').notNull(),
    /** In seconds. */
    timeout: integer('timeout').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    models: jsonb('models').$type<Connection['models']>().notNull(),
  },
  (table) => [
    index('connections_updated_at_idx').on(table.updatedAt, table.id),
    index('connections_created_at_idx').on(table.createdAt, table.id),
    index('connections_name_idx').on(table.name, table.updatedAt, table.id),
    searchIndex('connections_search_idx', table.name, table.slug, table.address),
  ],
);
