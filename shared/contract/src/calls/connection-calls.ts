import { object } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import {
  connectionDraftFields,
  connectionModelSchema,
  connectionSchema,
  diagnosisSchema,
  modelTestSchema,
  testedConnectionSchema,
} from '../entities/connection.ts';
import {
  byIdSchema,
  byIdsSchema,
  doneSchema,
  idField,
  listBodySchema,
  listSchema,
  positiveIntegerField,
} from '../entities/fields.ts';
import { taskInputSchema } from '../tasks/task-input.ts';

const defineCall = defineCallWithPermission('connections');

export const connectionCalls = {
  list: defineCall('/api/connection/list', {
    body: listBodySchema,
    data: listSchema(connectionSchema),
  }),
  detail: defineCall('/api/connection/detail', { body: byIdSchema, data: connectionSchema }),
  create: defineCall('/api/connection/create', {
    body: object(connectionDraftFields),
    data: connectionSchema,
  }),
  /** The body states the revision that the caller read. A stale revision is rejected. */
  update: defineCall('/api/connection/update', {
    body: object({ id: idField, revision: positiveIntegerField, ...connectionDraftFields }),
    data: connectionSchema,
  }),
  /** Deletes connections permanently. Rejected with `connectionInUse` while a record uses one of the engines. */
  remove: defineCall('/api/connection/remove', { body: byIdsSchema, data: doneSchema }),
  /** Contacts the model server and runs each model with the sample of its task. */
  diagnose: defineCall('/api/connection/diagnose', { body: byIdSchema, data: diagnosisSchema }),
  /** Runs a model of a connection on an input. The connection need not be stored, and the call stores nothing. */
  try: defineCall('/api/connection/try', {
    body: object({
      connection: testedConnectionSchema,
      model: connectionModelSchema,
      input: taskInputSchema,
    }),
    data: modelTestSchema,
    file: 'image',
  }),
} as const;
