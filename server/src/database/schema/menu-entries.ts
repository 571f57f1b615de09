import type { MenuItem } from '@atrium/contract';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Menu entries that a deployment adds to those of host and remotes; one of the same path replaces theirs. */
export const menuEntries = pgTable('menu_entries', {
  id: uuid('id').primaryKey(),
  menu: text('menu').$type<'header' | 'sider'>().notNull(),
  position: integer('position').notNull(),
  item: jsonb('item').$type<MenuItem>().notNull(),
  /** What stands beside it; nothing when missing. */
  badge: text('badge'),
});
