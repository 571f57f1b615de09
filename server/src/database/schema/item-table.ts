import type { ItemContent, ItemTask, PublicationStatus } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { searchIndex } from '../list/search-text.ts';
import { commonColumns } from './common-columns.ts';
import { listIndexes } from './list-indexes.ts';

/** Returns the table of recognitions or NLP items. An item is an engine with parameters. */
export function itemTable(name: string) {
  return pgTable(
    name,
    {
      ...commonColumns(),
      slug: text('slug').notNull(),
      name: text('name').notNull(),
      task: text('task').$type<ItemTask>().notNull(),
      description: text('description').notNull(),
      tags: text('tags').array().notNull().default(sql`'{}'`),
      engine: text('engine').notNull(),
      /** BCP 47 tags of the engine's languages that the parameters allow. */
      languages: text('languages').array().notNull(),
      parameters: jsonb('parameters').$type<ItemContent['parameters']>().notNull(),
      status: text('status').$type<PublicationStatus>().notNull(),
      /** The revision that apps run. The newest revision may still be a draft. */
      publishedRevision: integer('published_revision'),
      /** A text, or the name of an image that ships with the product. Demonstrates the item. */
      sample: text('sample'),
      /**
       * The hash of the task, the engine and the parameters. `item_tests` has a row for it after a successful test run.
       */
      fingerprint: text('fingerprint').notNull().default(''),
      /** Set while the item is removed. A removed item can be restored. */
      removedAt: timestamp('removed_at', { withTimezone: true, precision: 3 }),
    },
    (table) => [
      ...listIndexes(name, table, {
        name: table.name,
        task: table.task,
        status: table.status,
        engine: table.engine,
        revision: table.revision,
        created_at: table.createdAt,
      }),
      index(`${name}_tags_idx`).using('gin', table.tags),
      searchIndex(`${name}_search_idx`, table.name, table.slug, table.description),
      // A removed item does not reserve its slug.
      uniqueIndex(`${name}_slug_key`).on(table.slug).where(sql`${table.removedAt} is null`),
    ],
  );
}
