import type { MenuItem } from '@atrium/contract';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/**
 * Menu entries that a deployment adds to those of the host and the remotes. An entry replaces a built-in entry with the
 * same path.
 */
export const menuEntries = pgTable('menu_entries', {
  id: uuid('id').primaryKey(),
  menu: text('menu').$type<'header' | 'sider'>().notNull(),
  position: integer('position').notNull(),
  item: jsonb('item').$type<MenuItem>().notNull(),
  /** The badge next to the entry. Null for no badge. */
  badge: text('badge'),
});
