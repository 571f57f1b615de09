import { array, boolean, looseObject, minLength, nullable, object, optional, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { byIdSchema, doneSchema, idField, nameField, timeField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { sessionSchema } from '../entities/user.ts';
import { LIMITS } from '../limits.ts';

/**
 * `options` are for the browser's WebAuthn API, as JSON text. `flow` is a sealed text that the browser sends back with
 * the result. It works once, within five minutes.
 */
export const passkeyStartSchema = looseObject({ options: string(), flow: string() });

/** `credential` is the result of the browser's WebAuthn API, as JSON text. */
export const passkeyResultFields = {
  flow: textField(LIMITS.addressLength, minLength(1)),
  credential: textField(16_384, minLength(1)),
} as const;

/** The token of a sign-in that waits for its second step. */
const stepField = textField(LIMITS.tokenLength, minLength(1));

/** Signs in with a passkey instead of a password. The device verifies the user, so no second step follows. */
export const passkeySignInCalls = {
  /**
   * Set `isSuggestion` if the browser suggests passkeys before the user selects this way to sign in. The call then
   * fails with `passkeyUnknown` if no user has a passkey.
   */
  start: defineCall('/api/login/passkey/start', {
    body: object({ isSuggestion: optional(boolean()) }),
    data: passkeyStartSchema,
  }),
  finish: defineCall('/api/login/passkey', {
    body: object({ ...passkeyResultFields, remember: optional(boolean()) }),
    data: sessionSchema,
  }),
} as const;

/** Completes the second step of a sign-in by a passkey instead of a code. */
export const passkeyStepCalls = {
  start: defineCall('/api/login/second/passkey/start', {
    body: object({ step: stepField }),
    data: passkeyStartSchema,
  }),
  finish: defineCall('/api/login/second/passkey', {
    body: object({ step: stepField, ...passkeyResultFields }),
    data: sessionSchema,
  }),
} as const;

/** The passkeys of the signed-in user. */
export const passkeyCalls = {
  list: defineCall('/api/account/passkey/list', {
    body: object({}),
    data: looseObject({
      list: array(
        looseObject({
          id: idField,
          name: string(),
          /** Whether the passkey is stored on several devices, for example by a password manager. */
          isSynced: boolean(),
          createdAt: timeField,
          lastUsedAt: nullable(timeField),
        }),
      ),
    }),
  }),
  start: defineCall('/api/account/passkey/start', { body: object({}), data: passkeyStartSchema }),
  add: defineCall('/api/account/passkey/add', {
    body: object({ name: nameField, ...passkeyResultFields }),
    data: doneSchema,
  }),
  rename: defineCall('/api/account/passkey/rename', {
    body: object({ id: idField, name: nameField }),
    data: doneSchema,
  }),
  remove: defineCall('/api/account/passkey/remove', { body: byIdSchema, data: doneSchema }),
} as const;
