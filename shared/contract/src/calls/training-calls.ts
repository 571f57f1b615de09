import { array, object } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import { byIdSchema, doneSchema, idField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { trainingSchema, trainingSettingsSchema } from '../entities/training.ts';
import { LIMITS } from '../limits.ts';
import { tableInputSchema } from '../tasks/task-input.ts';

const defineCall = defineCallWithPermission('algorithms');

export const trainingCalls = {
  /** The newest trainings of an algorithm, newest first. */
  list: defineCall('/api/training/list', {
    body: object({ algorithmId: idField }),
    data: object({ list: array(trainingSchema) }),
  }),
  /** Trains a version of an algorithm from a table. The server trains in the background. */
  create: defineCall('/api/training/create', {
    body: object({
      algorithmId: idField,
      settings: trainingSettingsSchema,
      table: tableInputSchema,
      /** The change note of the version. */
      note: textField(LIMITS.noteLength),
    }),
    data: trainingSchema,
  }),
  /** Stops a training that has not ended. */
  cancel: defineCall('/api/training/cancel', { body: byIdSchema, data: doneSchema }),
} as const;
