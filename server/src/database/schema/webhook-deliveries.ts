import type { WebhookStatus } from '@atrium/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { batches } from './batches.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The requests that notify a webhook of the end of its batch. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    /** The body, which stays the same for all attempts. */
    payload: text('payload').notNull(),
    status: text('status').$type<WebhookStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    /** The HTTP status of the last response. If there was none, `reason` says why. */
    responseStatus: integer('response_status'),
    reason: text('reason'),
    createdAt: time('created_at').notNull(),
    attemptedAt: time('attempted_at'),
    /** When the next attempt begins. */
    nextAt: time('next_at'),
  },
  (table) => [index('webhook_deliveries_batch_idx').on(table.batchId, table.createdAt)],
);
