import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What every stored thing carries; `revision` counts its changes from 1. Functions, since columns are not shared. */
export function commonColumns() {
  return {
    id: uuid('id').primaryKey(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    createdBy: uuid('created_by'),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedBy: uuid('updated_by'),
    revision: integer('revision').notNull().default(1),
  };
}
