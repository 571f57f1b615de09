import { array, object, optional } from 'zod/mini';
import { defineCall, defineCallFor } from '../call.ts';
import { appKindSchema } from '../entities/app.ts';
import { engineSchema, taskIdSchema } from '../entities/engine.ts';
import { engineHealthSchema } from '../entities/engine-health.ts';

/** Every engine, or the engines of one task or one family, in order of preference. */
export const engineListCall = defineCall('/api/engine/list', {
  body: object({ task: optional(taskIdSchema), family: optional(appKindSchema) }),
  data: object({ list: array(engineSchema) }),
});

/** Returns the current health of each engine. */
export const engineHealthCall = defineCallFor('metrics')('/api/engine/health', {
  body: object({}),
  data: object({ list: array(engineHealthSchema) }),
});
