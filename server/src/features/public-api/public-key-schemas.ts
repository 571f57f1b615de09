import { ACCOUNT_KEY_SCOPES, API_LIMITS, KEY_SCOPES, nameField, RUN_LIMITS } from '@atrium/contract';
import {
  array,
  enum as enumeration,
  int,
  maximum,
  maxLength,
  minLength,
  nullable,
  object,
  optional,
  positive,
  string,
  uuid,
} from 'zod/mini';

const createCountField = (max: number) => optional(int().check(positive(), maximum(max)));

/** Selects the keys of an app or, without `app_id`, the keys of the account. */
export const keysQuerySchema = object({ app_id: optional(uuid()) });

/**
 * A key cannot create a key with the scope `manage`. So when a leaked key is revoked, the keys that it created cannot
 * manage keys.
 */
export const createKeySchema = object({
  app_id: optional(uuid()),
  name: nameField,
  scopes: optional(array(enumeration(KEY_SCOPES)).check(minLength(1), maxLength(KEY_SCOPES.length))),
  days: createCountField(API_LIMITS.keyDays.max),
  per_minute: createCountField(API_LIMITS.keyPerMinute.max),
  per_day: createCountField(API_LIMITS.keyPerDay.max),
  at_once: createCountField(RUN_LIMITS.atOnce),
});

export const publicKeySchema = object({
  id: string(),
  app_id: nullable(string()),
  name: string(),
  prefix: string(),
  scopes: array(enumeration(ACCOUNT_KEY_SCOPES)),
  per_minute: int(),
  per_day: int(),
  at_once: nullable(int()),
  created_at: string(),
  expires_at: string(),
  last_used_at: nullable(string()),
  revoked_at: nullable(string()),
});

export const publicKeysSchema = object({ keys: array(publicKeySchema) });

export const createdKeySchema = object({ key: publicKeySchema, secret: string() });
