import { type AppKind, type AppStatus, LIMITS, type LogPolicy } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';
import { listIndexes } from './list-indexes.ts';
import { users } from './users.ts';

/** `target_id` refers to a table that depends on the kind of the app, so it has no foreign key. */
export const apps = pgTable(
  'apps',
  {
    ...commonColumns(),
    kind: text('kind').$type<AppKind>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    icon: text('icon').notNull().default(''),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    targetId: uuid('target_id').notNull(),
    binding: text('binding').notNull().default('alias:production'),
    overrides: json('overrides').$type<Record<string, unknown>>().notNull().default({}),
    logPolicy: text('log_policy').$type<LogPolicy>().notNull().default('metadata'),
    retentionDays: integer('retention_days').notNull().default(LIMITS.defaultRetentionDays),
    /** The limits of the app as a whole: this column and the next two. Null if there is no limit. */
    perMinute: integer('per_minute'),
    perDay: integer('per_day'),
    atOnce: integer('at_once'),
    status: text('status').$type<AppStatus>().notNull(),
    suspendedReason: text('suspended_reason'),
    /** The key of this sample app in the seed. Set only for apps that the first start of a deployment creates. */
    seedKey: text('seed_key'),
    /** Set while the app is removed. A removed app can be restored for a limited number of days. */
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    // A removed app does not reserve its name.
    uniqueIndex('apps_owner_name_key').on(table.ownerId, table.name).where(sql`${table.removedAt} is null`),
    ...listIndexes('apps', table, {
      name: table.name,
      status: table.status,
      kind: table.kind,
      created_at: table.createdAt,
      owner_updated_at: table.ownerId,
    }),
    index('apps_target_idx').on(table.kind, table.targetId),
    index('apps_removed_at_idx').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index('apps_retention_idx').on(table.retentionDays),
    index('apps_seed_key_idx').on(table.seedKey).where(sql`${table.seedKey} is not null`),
    searchIndex('apps_search_idx', table.name, table.description),
  ],
);
