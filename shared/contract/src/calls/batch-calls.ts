import { array, enum as enumeration, maximum, maxLength, minLength, object, optional } from 'zod/mini';
import { defineCall } from '../call.ts';
import { bindingField } from '../entities/app.ts';
import {
  BATCH_LIMITS,
  BATCH_ROW_STATUSES,
  batchColumnField,
  batchMappingFields,
  batchPerMinuteField,
  batchRowSchema,
  batchRowsField,
  batchSchema,
} from '../entities/batch.ts';
import { byIdSchema, doneSchema, idField, listSchema, positiveIntegerField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { webhookDeliverySchema, webhookField } from '../entities/webhook.ts';
import { LIMITS } from '../limits.ts';

/** The batches of an app. Users with the access level `view` see all of them, others only those that they created. */
export const batchCalls = {
  /** The newest batches of an app, newest first. */
  list: defineCall('/api/batch/list', {
    body: object({ appId: idField }),
    data: object({ list: array(batchSchema) }),
  }),
  detail: defineCall('/api/batch/detail', { body: byIdSchema, data: batchSchema }),
  /** Creates a batch without rows. */
  create: defineCall('/api/batch/create', {
    body: object({
      appId: idField,
      name: textField(LIMITS.addressLength, minLength(1)),
      columns: array(batchColumnField).check(minLength(1), maxLength(BATCH_LIMITS.columns)),
      ...batchMappingFields,
      perMinute: batchPerMinuteField,
      /**
       * The version or revision that runs the rows; by default, the one to which the app is bound when a row begins.
       */
      binding: optional(bindingField),
      webhook: optional(webhookField),
    }),
    data: batchSchema,
  }),
  /**
   * Adds rows to a batch that has not started. `from` is the number of the first of them. A row that is sent twice is
   * stored once.
   */
  addRows: defineCall('/api/batch/rows/create', {
    body: object({
      id: idField,
      from: positiveIntegerField.check(maximum(BATCH_LIMITS.rows)),
      rows: batchRowsField,
    }),
    data: doneSchema,
  }),
  /** Adds the uploaded image as a row to a batch that has not started. */
  addImage: defineCall('/api/batch/image/create', {
    file: 'image',
    body: object({ id: idField, row: positiveIntegerField.check(maximum(BATCH_LIMITS.images)) }),
    data: doneSchema,
  }),
  start: defineCall('/api/batch/start', { body: byIdSchema, data: batchSchema }),
  rows: defineCall('/api/batch/row/list', {
    body: object({
      id: idField,
      page: positiveIntegerField,
      pageSize: positiveIntegerField.check(maximum(LIMITS.bulkPageSize)),
      status: optional(enumeration(BATCH_ROW_STATUSES)),
    }),
    data: listSchema(batchRowSchema),
  }),
  /** The newest requests to the webhook of a batch. */
  deliveries: defineCall('/api/batch/delivery/list', {
    body: byIdSchema,
    data: object({ list: array(webhookDeliverySchema) }),
  }),
  /** Cancels a batch. Rows in progress still finish. */
  cancel: defineCall('/api/batch/cancel', { body: byIdSchema, data: batchSchema }),
  /** Runs the failed and canceled rows again. */
  retry: defineCall('/api/batch/retry', { body: byIdSchema, data: batchSchema }),
  /** Deletes a batch and its rows permanently. Rejected while the batch is running. */
  remove: defineCall('/api/batch/remove', { body: byIdSchema, data: doneSchema }),
} as const;
