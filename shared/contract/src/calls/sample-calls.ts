import { array, object, optional, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { taskIdSchema } from '../entities/engine.ts';
import { taskSampleSchema } from '../entities/sample.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';

/** Every sample, or those of one task. */
export const sampleListCall = defineCall('/api/sample/list', {
  body: object({ task: optional(taskIdSchema) }),
  data: object({ list: array(taskSampleSchema) }),
});

/** The picture of a sample, its bytes as base64; small enough to travel encrypted. */
export const sampleFileCall = defineCall('/api/sample/file', {
  body: object({ name: textField(LIMITS.nameLength) }),
  data: object({ mediaType: string(), base64: string() }),
});
