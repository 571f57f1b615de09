import type { ItemContent, ItemKind } from '@atrium/contract';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Each revision of a recognition or NLP item as it was stored. `item_id` is a row of the kind's own table. */
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
    /** When it was published last; apps may be bound to it from then on. */
    publishedAt: time('published_at'),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.revision] })],
);

/** The last passed test of a task, engine and parameters, whichever item holds them. */
export const itemTests = pgTable('item_tests', {
  fingerprint: text('fingerprint').primaryKey(),
  at: time('at').notNull(),
  by: uuid('by'),
  runMs: integer('run_ms').notNull(),
});
