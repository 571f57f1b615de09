import {
  API_LIMITS,
  BATCH_LIMITS,
  batchColumnField,
  bindingField,
  nameField,
  TASK_IDS,
  WEBHOOK_STATUSES,
  webhookField,
} from '@atrium/contract';
import {
  array,
  coerce,
  enum as enumeration,
  int,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullable,
  object,
  optional,
  pipe,
  positive,
  record,
  string,
  unknown,
} from 'zod/mini';

const STATUSES = ['uploading', 'running', 'finished', 'canceled'] as const;
const ROW_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;

/** A new batch. `inputs` has one input for each row. Without `inputs`, images are added before the start. */
export const createBatchSchema = object({
  name: optional(nameField),
  inputs: optional(
    array(record(batchColumnField, unknown())).check(minLength(1), maxLength(BATCH_LIMITS.rows)),
  ),
  per_minute: optional(int().check(minimum(1), maximum(BATCH_LIMITS.perMinute))),
  options: optional(object({ binding: optional(bindingField) })),
  webhook: optional(webhookField),
});

/** The position of an image in its batch, from 1. */
export const addImageSchema = object({
  options: object({ row: int().check(minimum(1), maximum(BATCH_LIMITS.images)) }),
});

/** The position of the first image of a ZIP file, from 1. */
export const addArchiveSchema = object({
  options: optional(object({ first_row: optional(int().check(minimum(1), maximum(BATCH_LIMITS.images))) })),
});

export const publicBatchSchema = object({
  id: string(),
  app_id: string(),
  name: string(),
  task: enumeration(TASK_IDS),
  status: enumeration(STATUSES),
  per_minute: nullable(int()),
  binding: nullable(string()),
  webhook_url: nullable(string()),
  total: int(),
  counts: object({ queued: int(), running: int(), succeeded: int(), failed: int(), canceled: int() }),
  created_at: string(),
  finished_at: nullable(string()),
});

/** The query for a page of rows. */
export const batchRowsQuerySchema = object({
  page: optional(pipe(coerce.number(), int().check(positive(), maximum(BATCH_LIMITS.rows)))),
  page_size: optional(pipe(coerce.number(), int().check(positive(), maximum(API_LIMITS.batchPageSize)))),
  status: optional(enumeration(ROW_STATUSES)),
});

export const publicBatchRowsSchema = object({
  total: int(),
  rows: array(
    object({
      row: int(),
      status: enumeration(ROW_STATUSES),
      run_id: nullable(string()),
      /** The name of an image. */
      file: nullable(string()),
      outputs: nullable(record(string(), unknown())),
      error: nullable(string()),
    }),
  ),
});

export const publicDeliveriesSchema = object({
  deliveries: array(
    object({
      id: string(),
      event: string(),
      status: enumeration(WEBHOOK_STATUSES),
      attempts: int(),
      response_status: nullable(int()),
      reason: nullable(string()),
      created_at: string(),
      attempted_at: nullable(string()),
      next_at: nullable(string()),
    }),
  ),
});
