import {
  bigint,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiKeys } from './api-keys.ts';
import { apps } from './apps.ts';

/**
 * Counts of ended runs by hour. Triggers on `invocations` maintain them, so they do not change when a history is
 * cleared. `bucket` is the latency of successful runs on a logarithmic scale, from 1; 0 for failed runs and −1 for
 * canceled ones. Costs are added up by currency.
 */
export const usageHours = pgTable(
  'usage_hours',
  {
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    hour: timestamp('hour', { withTimezone: true }).notNull(),
    /** Null for runs in the console. */
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
    targetVersion: text('target_version').notNull(),
    bucket: smallint('bucket').notNull(),
    runs: integer('runs').notNull(),
    bytesIn: bigint('bytes_in', { mode: 'number' }).notNull(),
    bytesOut: bigint('bytes_out', { mode: 'number' }).notNull(),
    /** The currency of the cost (ISO 4217); null for runs whose cost is unknown. */
    currency: text('currency'),
    /** Null if no run has a known number of tokens. */
    inputTokens: bigint('input_tokens', { mode: 'number' }),
    outputTokens: bigint('output_tokens', { mode: 'number' }),
    cost: numeric('cost', { precision: 20, scale: 10, mode: 'number' }),
  },
  (table) => [
    unique('usage_hours_key')
      .on(table.appId, table.hour, table.keyId, table.targetVersion, table.bucket, table.currency)
      .nullsNotDistinct(),
    index('usage_hours_key_idx').on(table.keyId),
  ],
);
