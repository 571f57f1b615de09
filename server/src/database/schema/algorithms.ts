import type { AlgorithmTask, PublicationStatus } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { commonColumns } from './common-columns.ts';

export const algorithms = pgTable(
  'algorithms',
  {
    ...commonColumns(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    task: text('task').$type<AlgorithmTask>().notNull(),
    description: text('description').notNull(),
    tags: text('tags').array().notNull(),
    status: text('status').$type<PublicationStatus>().notNull(),
    /** Set while the algorithm is removed; it can still be restored. */
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('algorithms_status_idx').on(table.status, table.updatedAt),
    index('algorithms_name_idx').on(table.name),
    index('algorithms_updated_at_idx').on(table.updatedAt, table.id),
    // A removed algorithm gives its slug free.
    uniqueIndex('algorithms_slug_key').on(table.slug).where(sql`${table.removedAt} is null`),
  ],
);
