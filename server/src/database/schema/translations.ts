import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Messages of a deployment that replace the built-in messages. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale').notNull(),
    id: text('id').notNull(),
    message: text('message').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.id] })],
);
