import {
  array,
  boolean,
  enum as enumeration,
  extend,
  type infer as Infer,
  int,
  looseObject,
  minLength,
  object,
  optional,
  string,
} from 'zod/mini';
import { defineCall, defineCallWithPermission } from '../call.ts';
import { byIdSchema, doneSchema } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { sessionSchema } from '../entities/user.ts';
import { LIMITS } from '../limits.ts';

const codeField = textField(LIMITS.nameLength, minLength(1));
const stepField = textField(LIMITS.tokenLength, minLength(1));
const currentPasswordField = textField(LIMITS.passwordLength, minLength(1));
const recoveryCodesField = array(string());

/** The secret of an authenticator app in Base32, and an `otpauth://` address with the same secret for a QR code. */
const enrollmentSchema = looseObject({ secret: string(), uri: string() });

/**
 * The data of the error `secondStepRequired`, which `/api/login` returns for the right password if the sign-in also
 * requires a second step. `code`: the user enters a code; with `hasPasskey`, a passkey works too. `passkey`: the user
 * has only passkeys. `enroll`: the user must set up a second factor first. `step` is a token for the calls of the
 * second step. It is valid for ten minutes.
 */
export const secondStepSchema = looseObject({
  step: string(),
  kind: enumeration(['code', 'passkey', 'enroll']),
  hasPasskey: boolean(),
});

export type SecondStep = Infer<typeof secondStepSchema>;

/**
 * Completes a sign-in with a code of the authenticator app or a recovery code. `recoveryCodes` are present if the
 * code has set up the authenticator app.
 */
export const secondStepCall = defineCall('/api/login/second', {
  body: object({ step: stepField, code: codeField }),
  data: extend(sessionSchema, { recoveryCodes: optional(recoveryCodesField) }),
});

/** Starts to set up an authenticator app during a sign-in that requires a second factor. */
export const enrollCall = defineCall('/api/login/enroll', {
  body: object({ step: stepField }),
  data: enrollmentSchema,
});

export const factorCall = defineCall('/api/account/factor', {
  body: object({}),
  data: looseObject({ isOn: boolean(), isRequired: boolean(), recoveryCodeCount: int() }),
});

export const factorStartCall = defineCall('/api/account/factor/start', {
  body: object({ password: currentPasswordField }),
  data: enrollmentSchema,
});

export const factorConfirmCall = defineCall('/api/account/factor/confirm', {
  body: object({ code: codeField }),
  data: looseObject({ recoveryCodes: recoveryCodesField }),
});

export const factorRemoveCall = defineCall('/api/account/factor/remove', {
  body: object({ password: currentPasswordField, code: codeField }),
  data: doneSchema,
});

/** Replaces the recovery codes. */
export const recoveryCodesCall = defineCall('/api/account/factor/recoveryCodes', {
  body: object({ password: currentPasswordField, code: codeField }),
  data: looseObject({ recoveryCodes: recoveryCodesField }),
});

/**
 * Removes the authenticator app, the recovery codes and the passkeys of another user, who has lost them, and ends the
 * user's sessions.
 */
export const resetFactorCall = defineCallWithPermission('users')('/api/user/resetFactor', {
  body: byIdSchema,
  data: doneSchema,
});
