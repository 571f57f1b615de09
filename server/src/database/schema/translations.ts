import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Messages with which a deployment replaces the built-in ones. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale').notNull(),
    id: text('id').notNull(),
    message: text('message').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.id] })],
);
