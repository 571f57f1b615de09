import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';
import { users } from './users.ts';

/** Named sets of users, with which apps are shared. */
export const groups = pgTable(
  'groups',
  {
    ...commonColumns(),
    name: text('name').notNull().unique('groups_name_key'),
    description: text('description').notNull(),
  },
  (table) => [
    index('groups_updated_at_idx').on(table.updatedAt, table.id),
    index('groups_name_idx').on(table.name, table.updatedAt, table.id),
    searchIndex('groups_search_idx', table.name, table.description),
  ],
);

export const groupMembers = pgTable(
  'group_members',
  {
    groupId: uuid('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('group_members_user_idx').on(table.userId, table.groupId),
  ],
);
