import { array, object, optional } from 'zod/mini';
import { defineCall } from '../call.ts';
import { engineSchema, taskIdSchema } from '../entities/engine.ts';

/** Every engine there is, or those that do one task; in the order in which they are preferred. */
export const engineListCall = defineCall('/api/engine/list', {
  body: object({ task: optional(taskIdSchema) }),
  data: object({ list: array(engineSchema) }),
});
