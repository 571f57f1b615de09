import { int, maxLength, minLength, object, optional, positive, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { appSchema } from '../entities/app.ts';
import {
  byIdSchema,
  descriptionField,
  idField,
  listBodySchema,
  listOf,
  nameField,
} from '../entities/fields.ts';
import { nlpRunSchema } from '../entities/invocation.ts';
import { nlpItemSchema } from '../entities/nlp.ts';
import { LIMITS } from '../limits.ts';

/** Filter `kind` takes app kinds; an admin sees everybody's apps, a user their own. */
export const assetsListCall = defineCall('/api/assets/list', {
  body: listBodySchema,
  data: listOf(appSchema),
});

/** Users see published items only. */
export const nlpListCall = defineCall('/api/nlp/list', { body: listBodySchema, data: listOf(nlpItemSchema) });

export const nlpAppCreateCall = defineCall('/api/nlpApp/create', {
  body: object({ name: nameField, description: optional(descriptionField), targetId: idField }),
  data: appSchema,
});

export const nlpAppDetailCall = defineCall('/api/nlpApp/detail', { body: byIdSchema, data: appSchema });

export const nlpAppUpdateCall = defineCall('/api/nlpApp/update', {
  body: object({
    id: idField,
    revision: int().check(positive()),
    name: nameField,
    description: descriptionField,
  }),
  data: appSchema,
});

export const nlpAppRunCall = defineCall('/api/nlpApp/run', {
  body: object({ id: idField, text: string().check(minLength(1), maxLength(LIMITS.textLength)) }),
  data: nlpRunSchema,
});
