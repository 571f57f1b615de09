import { object, optional } from 'zod/mini';
import { defineCall } from '../call.ts';
import { idField } from '../entities/fields.ts';
import { periodSchema } from '../entities/period.ts';
import { usageSchema } from '../entities/usage.ts';

/** The usage of an app, for users with the access level `view`. Without `appId`: of all apps that the user owns. */
export const usageCall = defineCall('/api/app/usage', {
  body: object({ ...periodSchema.shape, appId: optional(idField) }),
  data: usageSchema,
});
