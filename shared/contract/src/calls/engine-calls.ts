import { array, object, optional } from 'zod/mini';
import { defineCall } from '../call.ts';
import { appKindSchema } from '../entities/app.ts';
import { engineSchema, taskIdSchema } from '../entities/engine.ts';
import { engineHealthSchema } from '../entities/engine-health.ts';

/** Every engine there is, or those that do one task or one of a family; in the order in which they are preferred. */
export const engineListCall = defineCall('/api/engine/list', {
  body: object({ task: optional(taskIdSchema), family: optional(appKindSchema) }),
  data: object({ list: array(engineSchema) }),
});

/** How each engine is doing now. */
export const engineHealthCall = defineCall('/api/engine/health', {
  body: object({}),
  data: object({ list: array(engineHealthSchema) }),
});
