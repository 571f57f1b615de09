import type { LogPolicy, Run } from '@atrium/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiKeys } from './api-keys.ts';
import { apps } from './apps.ts';
import { users } from './users.ts';

/** Returns the condition for runs that appear in histories. Other runs are only counted. */
export function isInHistory(logPolicy: SQLWrapper): SQL {
  return sql`${logPolicy} <> 'none'`;
}

/** Runs of apps, without their payloads. Durations are in milliseconds, sizes in bytes. */
export const invocations = pgTable(
  'invocations',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id),
    userId: uuid('user_id').references(() => users.id),
    /** The API key of the request; null for runs in the console. */
    keyId: uuid('key_id').references(() => apiKeys.id),
    channel: text('channel').$type<Run['channel']>().notNull(),
    targetId: uuid('target_id').notNull(),
    /** The number of the version or of the revision that ran. */
    targetVersion: text('target_version').notNull(),
    status: text('status').$type<Run['status']>().notNull(),
    errorCode: integer('error_code'),
    /** The durations are null until the run ends. */
    queueMs: doublePrecision('queue_ms'),
    runMs: doublePrecision('run_ms'),
    bytesIn: integer('bytes_in').notNull(),
    bytesOut: integer('bytes_out').notNull(),
    /** The tokens that a chat model counted; null if they are unknown. */
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
    /** Computed when the run ends, so that a later change of prices does not change it. */
    cost: numeric('cost', { precision: 20, scale: 10, mode: 'number' }),
    /** The currency of the cost (ISO 4217). Null if the cost is null. */
    currency: text('currency'),
    /** The log policy of the run. A run with `none` is only counted and does not appear in histories. */
    logPolicy: text('log_policy').$type<LogPolicy>().notNull().default('metadata'),
    feedback: smallint('feedback'),
    /** The server that performs the run; null after the run has ended. */
    serverId: uuid('server_id'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    index('invocations_app_created_at_idx').on(table.appId, table.createdAt),
    index('invocations_created_at_idx').on(table.createdAt, table.id),
    index('invocations_status_created_at_idx').on(table.status, table.createdAt, table.id),
    // Includes the app, so that a list of all runs does not read the table.
    index('invocations_listed_idx')
      .on(table.createdAt, table.id, table.appId)
      .where(isInHistory(table.logPolicy)),
    index('invocations_app_listed_idx')
      .on(table.appId, table.createdAt, table.id)
      .where(isInHistory(table.logPolicy)),
    index('invocations_version_idx').on(table.targetVersion, table.createdAt),
    index('invocations_run_ms_idx').on(table.runMs, table.createdAt, table.id),
    index('invocations_error_code_idx').on(table.errorCode).where(sql`${table.errorCode} is not null`),
    index('invocations_target_created_at_idx').on(table.targetId, table.createdAt),
    index('invocations_user_created_at_idx').on(table.userId, table.createdAt),
  ],
);
