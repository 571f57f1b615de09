import type { Permission } from '@atrium/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';

/** The roles that admins define. `users.access` contains the ids of a user's roles. */
export const roles = pgTable(
  'roles',
  {
    ...commonColumns(),
    name: text('name').notNull().unique('roles_name_key'),
    description: text('description').notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
  },
  (table) => [
    index('roles_updated_at_idx').on(table.updatedAt, table.id),
    index('roles_name_idx').on(table.name, table.updatedAt, table.id),
    searchIndex('roles_search_idx', table.name, table.description),
  ],
);
