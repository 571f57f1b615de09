import type { Drafting, LocaleId, RejectedTranslation } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Proposed texts of messages. An approved draft becomes a text override. */
export const translationDrafts = pgTable(
  'translation_drafts',
  {
    locale: text('locale').notNull(),
    id: text('id').notNull(),
    message: text('message').notNull(),
    /** The English text that the draft translates. */
    source: text('source').notNull(),
    /** The name of the model that wrote the draft. Null for a draft from a file. */
    model: text('model'),
    /** Comes from a sequence, so that a draft that is removed and stored again gets another revision. */
    revision: serial('revision').notNull(),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by'),
  },
  (table) => [primaryKey({ columns: [table.locale, table.id] })],
);

/** The background work of chat models that write drafts. */
export const translationDraftings = pgTable(
  'translation_draftings',
  {
    id: uuid('id').primaryKey(),
    locale: text('locale').$type<LocaleId>().notNull(),
    /** The id of the model: `{slug}.{key}` of a connection and its model. */
    modelId: text('model_id').notNull(),
    modelName: text('model_name').notNull(),
    /** The ids of the messages, in order. The first `done` of them are finished. */
    messageIds: jsonb('message_ids').$type<readonly string[]>().notNull(),
    status: text('status').$type<Drafting['status']>().notNull(),
    /** The latest attempt of its job. Earlier attempts no longer store anything. */
    attempt: integer('attempt').notNull().default(0),
    done: integer('done').notNull().default(0),
    failures: jsonb('failures').$type<readonly RejectedTranslation[]>().notNull().default([]),
    errorCode: integer('error_code'),
    createdAt: time('created_at').notNull(),
    createdBy: uuid('created_by').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    index('translation_draftings_locale_idx').on(table.locale, table.createdAt),
    // Only one drafting of each locale can be queued or running, so two servers never write the same drafts.
    uniqueIndex('translation_draftings_running_idx')
      .on(table.locale)
      .where(sql`status in ('queued', 'running')`),
  ],
);
