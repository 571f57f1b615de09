import { array, object, optional, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { taskIdSchema } from '../entities/engine.ts';
import { taskSampleSchema } from '../entities/sample.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';

/** Returns every sample, or the samples of one task. */
export const sampleListCall = defineCall('/api/sample/list', {
  body: object({ task: optional(taskIdSchema) }),
  data: object({ list: array(taskSampleSchema) }),
});

/** Returns the image of a sample, with its bytes as base64. It is small enough to be sent encrypted. */
export const sampleFileCall = defineCall('/api/sample/file', {
  body: object({ name: textField(LIMITS.nameLength) }),
  data: object({ mediaType: string(), base64: string() }),
});
