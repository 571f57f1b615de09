import type { AlgorithmTask, PublicationStatus } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';
import { listIndexes } from './list-indexes.ts';

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
    /** Set while the algorithm is removed. A removed algorithm can be restored. */
    removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    ...listIndexes('algorithms', table, {
      name: table.name,
      task: table.task,
      status: table.status,
      revision: table.revision,
      created_at: table.createdAt,
    }),
    index('algorithms_tags_idx').using('gin', table.tags),
    searchIndex('algorithms_search_idx', table.name, table.slug, table.description),
    // A removed algorithm does not reserve its slug.
    uniqueIndex('algorithms_slug_key').on(table.slug).where(sql`${table.removedAt} is null`),
  ],
);
