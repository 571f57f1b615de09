import type { ItemContent, ItemKind } from '@atrium/contract';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * All stored revisions of recognitions and NLP items. `item_id` refers to a table that depends on the kind of the item,
 * so it has no foreign key.
 */
export const itemRevisions = pgTable(
  'item_revisions',
  {
    itemId: uuid('item_id').notNull(),
    revision: integer('revision').notNull(),
    kind: text('kind').$type<ItemKind>().notNull(),
    content: jsonb('content').$type<ItemContent>().notNull(),
    /** The hash of the task, the engine and the parameters. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by'),
    /** The time of the last publication. Apps may bind to the revision after its first publication. */
    publishedAt: time('published_at'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.revision] })],
);

/**
 * The last successful test run for each combination of task, engine and parameters. Items with the same combination
 * share it.
 */
export const itemTests = pgTable('item_tests', {
  fingerprint: text('fingerprint').primaryKey(),
  at: time('at').notNull(),
  createdBy: uuid('created_by'),
  runMs: integer('run_ms').notNull(),
});
