import { extend, literal, maximum, nullable, object, optional, union } from 'zod/mini';
import { defineCall } from '../call.ts';
import { bindingField } from '../entities/app.ts';
import { doneSchema, idField, listBodySchema, listSchema, positiveIntegerField } from '../entities/fields.ts';
import {
  appRunSchema,
  exportedRunSchema,
  RUN_EXPORT_LIMITS,
  runDetailSchema,
  runSchema,
} from '../entities/run.ts';
import { reasonField } from './app-calls.ts';

export const runCalls = {
  /**
   * Lists runs. Filters: `appId`, `status`, `channel` and `targetVersion`; ranges: `createdAt`, `runMs` and `feedback`.
   * A user sees the runs of apps with the level `view`, and their own runs of apps with the level `use`. An admin sees
   * all runs.
   */
  list: defineCall('/api/app/invocation/list', { body: listBodySchema, data: listSchema(runSchema) }),
  /** Returns the same runs as the list, each with the name of its API key, its engine and its payload. */
  export: defineCall('/api/app/invocation/export', {
    body: extend(listBodySchema, {
      pageSize: optional(positiveIntegerField.check(maximum(RUN_EXPORT_LIMITS.pageSize))),
    }),
    data: listSchema(exportedRunSchema),
  }),
  /** `reason` is the reason that an admin states to read a payload of another user's app. It is stored. */
  detail: defineCall('/api/app/invocation/detail', {
    body: object({ id: idField, reason: optional(reasonField) }),
    data: runDetailSchema,
  }),
  /** 1 for good, −1 for bad, null to withdraw the feedback. */
  feedback: defineCall('/api/app/invocation/feedback', {
    body: object({ id: idField, feedback: nullable(union([literal(1), literal(-1)])) }),
    data: runSchema,
  }),
  /** Deletes the runs in an app's history. The console's metrics do not change. */
  clear: defineCall('/api/app/invocation/clear', { body: object({ appId: idField }), data: doneSchema }),
  /** Runs the stored input again, on the app's binding or another one. Rejected when the input was not stored. */
  again: defineCall('/api/app/invocation/again', {
    body: object({ id: idField, version: optional(bindingField), reason: optional(reasonField) }),
    data: appRunSchema,
  }),
} as const;
