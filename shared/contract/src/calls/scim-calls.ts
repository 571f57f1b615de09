import { int32, maximum, object, optional, positive, string } from 'zod/mini';
import { API_LIMITS } from '../api-limits.ts';
import { defineCall } from '../call.ts';
import { byIdsSchema, doneSchema, listBodySchema, listSchema, nameField } from '../entities/fields.ts';
import { scimTokenSchema } from '../entities/scim-token.ts';

/** The tokens of directories, for admins. */
export const scimCalls = {
  list: defineCall('/api/scim/token/list', { body: listBodySchema, data: listSchema(scimTokenSchema) }),
  /** Returns the secret. No other call does. */
  create: defineCall('/api/scim/token/create', {
    body: object({
      name: nameField,
      /** Days for which the token is valid. */
      days: optional(int32().check(positive(), maximum(API_LIMITS.scimTokenDays.max))),
    }),
    data: object({ token: scimTokenSchema, secret: string() }),
  }),
  /** Revokes tokens from the next request on. */
  remove: defineCall('/api/scim/token/remove', { body: byIdsSchema, data: doneSchema }),
} as const;
