import {
  array,
  enum as enumeration,
  type infer as Infer,
  int,
  int32,
  looseObject,
  maximum,
  maxLength,
  minLength,
  nullable,
  positive,
  string,
} from 'zod/mini';
import { API_LIMITS } from '../api-limits.ts';
import { RUN_LIMITS } from '../run-limits.ts';
import { idField, nameField, timeField } from './fields.ts';

/** The actions that a key allows: run apps, read their descriptions and usage, or create and read batches. */
export const KEY_SCOPES = ['invoke', 'read', 'batch'] as const;

/**
 * With `manage`, an account key may also manage keys, and export and import definitions. A key has the scope `manage`
 * only if its creator selects it.
 */
export const ACCOUNT_KEY_SCOPES = [...KEY_SCOPES, 'manage'] as const;

export type KeyScope = (typeof ACCOUNT_KEY_SCOPES)[number];

export const keyScopesField = array(enumeration(ACCOUNT_KEY_SCOPES)).check(
  minLength(1),
  maxLength(ACCOUNT_KEY_SCOPES.length),
);

/** Requests that a key may send in a minute. */
export const perMinuteField = int32().check(positive(), maximum(API_LIMITS.keyPerMinute.max));

/** Runs that a key may start in 24 hours. */
export const perDayField = int32().check(positive(), maximum(API_LIMITS.keyPerDay.max));

/** Runs of a key that may be in progress at the same time. */
export const atOnceField = int32().check(positive(), maximum(RUN_LIMITS.atOnce));

/** A key with which programs call apps. The secret is returned once, when the key is created. */
export const apiKeySchema = looseObject({
  id: idField,
  /** Null for an account key, with which programs can run all apps that its creator may use. */
  appId: nullable(idField),
  name: nameField,
  /** The first characters of the secret, to recognize a key in a program's settings. */
  prefix: string(),
  scopes: keyScopesField,
  perMinute: int(),
  perDay: int(),
  /** Null if the key has no limit of its own. The app's limit still applies. */
  atOnce: nullable(int()),
  createdAt: timeField,
  expiresAt: timeField,
  /** Accurate to a minute. Null until the first request. */
  lastUsedAt: nullable(timeField),
  revokedAt: nullable(timeField),
});

export type ApiKey = Infer<typeof apiKeySchema>;
