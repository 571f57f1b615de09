import { array, object, optional } from 'zod/mini';
import { defineCall, defineCallWithPermission } from '../call.ts';
import { appKindSchema } from '../entities/app.ts';
import { engineSchema, taskIdSchema } from '../entities/engine.ts';
import { engineHealthSchema } from '../entities/engine-health.ts';

/**
 * Every engine, or the engines of one task or of one family, in order of preference. The family is the kind of the apps
 * that can use an engine.
 */
export const engineListCall = defineCall('/api/engine/list', {
  body: object({ task: optional(taskIdSchema), family: optional(appKindSchema) }),
  data: object({ list: array(engineSchema) }),
});

/** Returns the current health of each engine. */
export const engineHealthCall = defineCallWithPermission('metrics')('/api/engine/health', {
  body: object({}),
  data: object({ list: array(engineHealthSchema) }),
});
