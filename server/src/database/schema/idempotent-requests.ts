import { index, json, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { apiKeys } from './api-keys.ts';

/**
 * Requests with an `Idempotency-Key`. A row without a response belongs to a request in progress, or to a server that
 * stopped during the request.
 */
export const idempotentRequests = pgTable(
  'idempotent_requests',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /**
     * The user whose storage quota the response counts toward. Null in old rows, because earlier versions did not count
     * responses.
     */
    ownerId: uuid('owner_id'),
    idempotencyKey: text('idempotency_key').notNull(),
    /** SHA-256 of the request, to reject another request with the same key. */
    requestHash: text('request_hash').notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true, precision: 3 }).notNull(),
    response: json('response').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.idempotencyKey] }),
    index('idempotent_requests_claimed_at_idx').on(table.claimedAt),
  ],
);
