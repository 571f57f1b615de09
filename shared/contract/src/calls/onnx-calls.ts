import { extend, object } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
import { byIdsSchema, doneSchema, listBodySchema, listSchema } from '../entities/fields.ts';
import {
  onnxDraftSchema,
  onnxInspectionSchema,
  onnxMappingField,
  onnxModelSchema,
  onnxTrySchema,
} from '../entities/onnx-model.ts';
import { tableInputSchema } from '../tasks/task-input.ts';

const defineCall = defineCallWithPermission('models');

/** Calls that declare a file require it. */
export const onnxCalls = {
  list: defineCall('/api/onnx/list', { body: listBodySchema, data: listSchema(onnxModelSchema) }),
  /** Returns the descriptions of the input and output tensors of a model file. The file is not stored. */
  inspect: defineCall('/api/onnx/inspect', { body: object({}), data: onnxInspectionSchema, file: 'model' }),
  /** Runs a mapping of a model file on a sample. Nothing is stored. */
  try: defineCall('/api/onnx/try', {
    body: object({ mapping: onnxMappingField, sample: tableInputSchema }),
    data: onnxTrySchema,
    file: 'model',
  }),
  /** Stores a model if its mapping runs on the sample. */
  create: defineCall('/api/onnx/create', {
    body: extend(onnxDraftSchema, { sample: tableInputSchema }),
    data: onnxModelSchema,
    file: 'model',
  }),
  /** Deletes models permanently. Rejected with `modelInUse` while a record uses one of the models. */
  remove: defineCall('/api/onnx/remove', { body: byIdsSchema, data: doneSchema }),
} as const;
