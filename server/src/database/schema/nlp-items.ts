import type { NlpItem, PublicationStatus } from '@atrium/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { commonColumns } from './common-columns.ts';

export const nlpItems = pgTable('nlp_items', {
  ...commonColumns(),
  slug: text('slug').notNull().unique('nlp_items_slug_key'),
  name: text('name').notNull(),
  task: text('task').$type<NlpItem['task']>().notNull(),
  description: text('description').notNull(),
  engine: text('engine').notNull(),
  languages: text('languages').array().notNull(),
  parameters: jsonb('parameters').$type<Record<string, unknown>>().notNull(),
  status: text('status').$type<PublicationStatus>().notNull(),
  sample: text('sample'),
});
