import { boolean, looseObject, minLength, object, optional } from 'zod/mini';
import { defineCall } from '../call.ts';
import { doneSchema } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';
import { passkeyResultFields, passkeyStartSchema } from './passkey-calls.ts';

/**
 * A dangerous action requires a recent proof of the user's identity. Without one, its call fails with the error
 * `proofRequired`. After `prove`, the same call succeeds. A sign-in is a proof too.
 */
export const proofCalls = {
  /** Returns the methods with which the user can prove their identity. */
  methods: defineCall('/api/account/proof/methods', {
    body: object({}),
    data: looseObject({ password: boolean(), code: boolean(), passkey: boolean() }),
  }),
  /** Starts a proof by a passkey. */
  startPasskey: defineCall('/api/account/proof/passkey', { body: object({}), data: passkeyStartSchema }),
  /** Takes the password, a code of the authenticator app, or the result of a passkey. */
  prove: defineCall('/api/account/proof', {
    body: object({
      password: optional(textField(LIMITS.passwordLength, minLength(1))),
      code: optional(textField(LIMITS.nameLength, minLength(1))),
      passkey: optional(object(passkeyResultFields)),
    }),
    data: doneSchema,
  }),
} as const;
