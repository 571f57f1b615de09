import {
  bigint,
  index,
  integer,
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
 * canceled ones.
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
  },
  (table) => [
    unique('usage_hours_key')
      .on(table.appId, table.hour, table.keyId, table.targetVersion, table.bucket)
      .nullsNotDistinct(),
    index('usage_hours_key_idx').on(table.keyId),
  ],
);
