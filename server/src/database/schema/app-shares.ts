import type { ShareLevel } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { apps } from './apps.ts';
import { groups } from './groups.ts';
import { users } from './users.ts';

/**
 * The rights of users and groups to apps. A share with neither user nor group is for all signed-in users, and its level
 * must be `use`.
 */
export const appShares = pgTable(
  'app_shares',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    groupId: uuid('group_id').references(() => groups.id, { onDelete: 'cascade' }),
    level: text('level').$type<ShareLevel>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [
    check(
      'app_shares_holder_check',
      sql`num_nonnulls(${table.userId}, ${table.groupId}) = 1
        or (num_nonnulls(${table.userId}, ${table.groupId}) = 0 and ${table.level} = 'use')`,
    ),
    unique('app_shares_holder_key').on(table.appId, table.userId, table.groupId).nullsNotDistinct(),
    index('app_shares_everyone_idx')
      .on(table.appId)
      .where(sql`${table.userId} is null and ${table.groupId} is null`),
    index('app_shares_user_idx').on(table.userId),
    index('app_shares_group_idx').on(table.groupId),
  ],
);
