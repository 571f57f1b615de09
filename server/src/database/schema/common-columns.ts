import { integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Returns the columns of every stored record. `revision` counts its changes, starting at 1. This is a function because
 * tables cannot share column objects.
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
