import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Returns the columns that the tables of editable records share. `revision` is 1 for a new record and grows by 1 with
 * each change. This is a function because tables cannot share column objects.
 */
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
