import { array, looseObject, minLength, object, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { doneSchema, timeField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { sessionSchema } from '../entities/user.ts';
import { LIMITS } from '../limits.ts';

const providerField = textField(LIMITS.nameLength, minLength(1));
/** A sealed text of the server, which the browser stores and sends back. */
const sealedField = textField(16_384, minLength(1));
/** The query of the address to which the provider has sent the browser. */
const responseField = textField(8_192, minLength(1));

const providerBody = object({ provider: providerField });
const finishBody = object({ flow: sealedField, response: responseField });
const startSchema = looseObject({ address: string(), flow: string() });

/**
 * Starts a sign-in at a sign-in provider. The browser opens `address` and stores `flow` in the same tab, so that no
 * other browser can finish the sign-in.
 */
export const providerStartCall = defineCall('/api/login/provider/start', {
  body: providerBody,
  data: startSchema,
});

/**
 * Finishes a sign-in at a provider. If the account of the provider is not linked yet and a user has its email address,
 * the call fails with `linkRequired`, whose data has a `claim` for `providerProveCall`.
 */
export const providerFinishCall = defineCall('/api/login/provider/finish', {
  body: finishBody,
  data: sessionSchema,
});

/** The data of the error `linkRequired`. `claim` is valid for ten minutes. */
export const linkRequiredSchema = looseObject({ mail: string(), claim: string() });

/** Checks the password of the user who has the email address of the provider's account, and links the account. */
export const providerProveCall = defineCall('/api/login/provider/prove', {
  body: object({ claim: sealedField, password: textField(LIMITS.passwordLength, minLength(1)) }),
  data: sessionSchema,
});

/** The accounts at sign-in providers with which the user signs in. */
export const linkedAccountCalls = {
  list: defineCall('/api/account/link/list', {
    body: object({}),
    data: looseObject({
      list: array(
        looseObject({ provider: string(), label: string(), createdAt: timeField, lastUsedAt: timeField }),
      ),
    }),
  }),
  start: defineCall('/api/account/link/start', { body: providerBody, data: startSchema }),
  finish: defineCall('/api/account/link/finish', { body: finishBody, data: doneSchema }),
  remove: defineCall('/api/account/link/remove', { body: providerBody, data: doneSchema }),
} as const;
