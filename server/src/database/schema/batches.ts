import type { BatchRowStatus, BatchStatus, TaskId } from '@atrium/contract';
import {
  customType,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { apiKeys } from './api-keys.ts';
import { apps } from './apps.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Runs of one app on many inputs. */
export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey(),
    appId: uuid('app_id')
      .notNull()
      .references(() => apps.id, { onDelete: 'cascade' }),
    /** The user for whom the rows run. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** The API key that created the batch; null for the console. */
    keyId: uuid('key_id').references(() => apiKeys.id),
    name: text('name').notNull(),
    task: text('task').$type<TaskId>().notNull(),
    status: text('status').$type<BatchStatus>().notNull(),
    columns: jsonb('columns').$type<string[]>().notNull(),
    /** The columns with the input of the task. Empty for images, and if each column is a field of the input. */
    inputColumns: jsonb('input_columns').$type<string[]>().notNull(),
    /** For forecasts: the number of values to forecast, and the number of values in a season. Otherwise unused. */
    horizon: integer('horizon').notNull(),
    season: integer('season').notNull(),
    /** The pace. Null if there is none. */
    perMinute: integer('per_minute'),
    /** Which version or revision runs the rows; null for the binding of the app. */
    binding: text('binding'),
    /** When the next row may begin, if the batch has a pace. */
    nextAt: time('next_at'),
    /** The webhook that is notified of the end, and the encrypted secret that signs the requests. */
    webhookUrl: text('webhook_url'),
    webhookSecret: text('webhook_secret'),
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
  },
  (table) => [
    index('batches_app_idx').on(table.appId, table.createdAt),
    index('batches_created_by_idx').on(table.createdBy, table.startedAt),
  ],
);

/** The inputs of a batch and their results. */
export const batchRows = pgTable(
  'batch_rows',
  {
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id, { onDelete: 'cascade' }),
    /** The first row is 1. */
    row: integer('row').notNull(),
    cells: json('cells').$type<unknown[]>().notNull(),
    file: bytes('file'),
    fileType: text('file_type'),
    status: text('status').$type<BatchRowStatus>().notNull(),
    /** The run in progress, or the one with the result. */
    runId: uuid('run_id'),
    /** The job that runs the row, and the attempt. A later attempt of the same job takes over the row. */
    jobId: uuid('job_id'),
    attempt: integer('attempt'),
    errorCode: integer('error_code'),
    outputs: json('outputs').$type<Record<string, unknown>>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.row] }),
    index('batch_rows_status_idx').on(table.batchId, table.status, table.row),
  ],
);
