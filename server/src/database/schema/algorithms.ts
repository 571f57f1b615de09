import type { AlgorithmTask, PublicationStatus } from '@atrium/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns } from './common-columns.ts';

export const algorithms = pgTable(
  'algorithms',
  {
    ...commonColumns(),
    slug: text('slug').notNull().unique('algorithms_slug_key'),
    name: text('name').notNull(),
    task: text('task').$type<AlgorithmTask>().notNull(),
    description: text('description').notNull(),
    tags: text('tags').array().notNull(),
    status: text('status').$type<PublicationStatus>().notNull(),
  },
  (table) => [index('algorithms_updated_at_idx').on(table.updatedAt, table.id)],
);
