import type { ItemContent, ItemKind } from '@atrium/contract';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Each stored revision of a recognition or NLP item. `item_id` refers to a row in the table of its kind. */
export const itemRevisions = pgTable(
  'item_revisions',
  {
    itemId: uuid('item_id').notNull(),
    revision: integer('revision').notNull(),
    kind: text('kind').$type<ItemKind>().notNull(),
    content: jsonb('content').$type<ItemContent>().notNull(),
    fingerprint: text('fingerprint').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by'),
    /** The time of the last publication. From the first publication on, apps may be bound to the revision. */
    publishedAt: time('published_at'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.revision] })],
);

/** The last passed test of a task, engine and parameters, for all items that use them. */
export const itemTests = pgTable('item_tests', {
  fingerprint: text('fingerprint').primaryKey(),
  at: time('at').notNull(),
  by: uuid('by'),
  runMs: integer('run_ms').notNull(),
});
