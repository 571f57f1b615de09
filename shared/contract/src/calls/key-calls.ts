import { array, int32, maximum, nonnegative, nullable, object, optional, positive, string } from 'zod/mini';
import { API_LIMITS } from '../api-limits.ts';
import { defineCall } from '../call.ts';
import {
  apiKeySchema,
  atOnceField,
  keyScopesField,
  perDayField,
  perMinuteField,
} from '../entities/api-key.ts';
import { byIdSchema, idField, nameField } from '../entities/fields.ts';

/** A key and its secret. No other call returns the secret. */
const createdKeySchema = object({ key: apiKeySchema, secret: string() });

/** The keys of an app, for users with the access level `edit`. Without `appId`: the keys of the user's account. */
export const keyCalls = {
  /** Lists usable keys first, then expired and revoked ones, newest first. */
  list: defineCall('/api/app/key/list', {
    body: object({ appId: optional(idField) }),
    data: object({ list: array(apiKeySchema) }),
  }),
  create: defineCall('/api/app/key/create', {
    body: object({
      appId: optional(idField),
      name: nameField,
      scopes: optional(keyScopesField),
      days: optional(int32().check(positive(), maximum(API_LIMITS.keyDays.max))),
      perMinute: optional(perMinuteField),
      perDay: optional(perDayField),
      atOnce: optional(nullable(atOnceField)),
    }),
    data: createdKeySchema,
  }),
  /**
   * Creates a key with the same settings. The old key stays valid for `overlapHours`, so that programs have time to
   * change to the new one.
   */
  rotate: defineCall('/api/app/key/rotate', {
    body: object({
      id: idField,
      overlapHours: int32().check(nonnegative(), maximum(API_LIMITS.keyOverlapHours)),
    }),
    data: createdKeySchema,
  }),
  /** Revokes a key from the next request on. A revoked key cannot be used again. */
  revoke: defineCall('/api/app/key/revoke', { body: byIdSchema, data: apiKeySchema }),
} as const;
