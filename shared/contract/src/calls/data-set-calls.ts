import { array, enum as enumeration, object } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import {
  dataSetDraftFields,
  dataSetRowSchema,
  dataSetSchema,
  EVALUATED_KINDS,
  EVALUATED_TASKS,
  evaluationRowSchema,
  evaluationSchema,
  evaluationTargetSchema,
} from '../entities/data-set.ts';
import {
  byIdSchema,
  byIdsSchema,
  doneSchema,
  idField,
  listBodySchema,
  listSchema,
  positiveIntegerField,
} from '../entities/fields.ts';
import { fileSchema } from '../entities/portable.ts';

const defineCall = defineCallWithPermission('data-sets');

export const dataSetCalls = {
  list: defineCall('/api/dataset/list', { body: listBodySchema, data: listSchema(dataSetRowSchema) }),
  detail: defineCall('/api/dataset/detail', { body: byIdSchema, data: dataSetSchema }),
  create: defineCall('/api/dataset/create', { body: object(dataSetDraftFields), data: dataSetSchema }),
  /** The body states the revision that the caller read. A stale revision is rejected. */
  update: defineCall('/api/dataset/update', {
    body: object({ id: idField, revision: positiveIntegerField, ...dataSetDraftFields }),
    data: dataSetSchema,
  }),
  /**
   * Stores the uploaded image and returns its id, which a row of a data set then contains. An image that no data set
   * contains is deleted after a day.
   */
  addImage: defineCall('/api/dataset/image/create', {
    file: 'image',
    body: object({}),
    data: object({ id: idField }),
  }),
  /** Returns the image of a row. */
  image: {
    ...defineCall('/api/dataset/image/detail', { body: byIdSchema, data: fileSchema }),
    isDownload: true,
  },
  /** Deletes data sets, their images and their evaluations permanently. */
  remove: defineCall('/api/dataset/remove', { body: byIdsSchema, data: doneSchema }),
} as const;

export const evaluationCalls = {
  /** The newest 100 evaluations of a data set, newest first. */
  list: defineCall('/api/evaluation/list', {
    body: byIdSchema,
    data: object({ list: array(evaluationRowSchema) }),
  }),
  detail: defineCall('/api/evaluation/detail', { body: byIdSchema, data: evaluationSchema }),
  /** Evaluates a version of a target on the current revision of a data set. The server runs it in the background. */
  start: defineCall('/api/evaluation/start', {
    body: object({
      id: idField,
      kind: enumeration(EVALUATED_KINDS),
      targetId: idField,
      version: positiveIntegerField,
    }),
    data: evaluationRowSchema,
  }),
  /** Stops an evaluation that has not ended. */
  cancel: defineCall('/api/evaluation/cancel', { body: byIdSchema, data: doneSchema }),
  /** The targets that data sets of a task can evaluate. */
  targets: defineCall('/api/evaluation/targets', {
    body: object({ task: enumeration(EVALUATED_TASKS) }),
    data: object({ list: array(evaluationTargetSchema) }),
  }),
} as const;
