import type { App, AppKind } from '@atrium/contract';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { commonColumns } from './common-columns.ts';
import { users } from './users.ts';

/** `target_id` names a row of the kind's own table, so it bears no foreign key. */
export const apps = pgTable(
  'apps',
  {
    ...commonColumns(),
    kind: text('kind').$type<AppKind>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    targetId: uuid('target_id').notNull(),
    status: text('status').$type<App['status']>().notNull(),
  },
  (table) => [
    unique('apps_owner_name_key').on(table.ownerId, table.name),
    index('apps_updated_at_idx').on(table.updatedAt, table.id),
  ],
);
