import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Messages that a deployment words otherwise than the built-in ones. */
export const translations = pgTable(
  'translations',
  {
    locale: text('locale').notNull(),
    id: text('id').notNull(),
    message: text('message').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.id] })],
);
