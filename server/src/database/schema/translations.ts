import { pgTable, primaryKey, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Overrides: messages of a deployment that replace the built-in messages. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale').notNull(),
    id: text('id').notNull(),
    message: text('message').notNull(),
    /** The English text that the message translates. Null if it is not known. */
    source: text('source'),
    /** Comes from a sequence, so that an override that is removed and stored again gets another revision. */
    revision: serial('revision').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedBy: uuid('updated_by'),
  },
  (table) => [primaryKey({ columns: [table.locale, table.id] })],
);
