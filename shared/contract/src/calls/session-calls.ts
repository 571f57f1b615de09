import { boolean, extend, looseObject, minLength, object, optional, regex, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { doneSchema, mailField, mobileField, passwordField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { sessionSchema, userInfoSchema } from '../entities/user.ts';
import { LIMITS } from '../limits.ts';

/**
 * `account` is a username, an email address or a mobile number. `confirmation` is the token of the link that confirms
 * the email address of a new account. Without it, the first sign-in fails with `mailUnconfirmed` if the deployment
 * requires a confirmation.
 */
export const loginCall = defineCall('/api/login', {
  body: object({
    account: textField(LIMITS.signInNameLength, minLength(1)),
    password: textField(LIMITS.passwordLength, minLength(1)),
    remember: optional(boolean()),
    confirmation: optional(textField(LIMITS.tokenLength, minLength(1))),
  }),
  data: sessionSchema,
});

/**
 * A deployment with `requireMobile` rejects a registration without a mobile number. One with `confirmMail` mails a
 * link, and then responds with the error `mailUnconfirmed` instead of a session. `captcha` is the solved proof of work,
 * as the library ALTCHA encodes it.
 */
export const registerCall = defineCall('/api/register', {
  body: object({
    mail: mailField,
    password: passwordField,
    mobile: optional(mobileField),
    captcha: textField(8_192, minLength(1)),
  }),
  data: sessionSchema,
});

/** `address` is present if the session began at a sign-in provider. The browser opens it to sign out there, too. */
export const logoutCall = defineCall('/api/logout', {
  body: object({}),
  data: extend(doneSchema, { address: optional(string().check(regex(/^https?:\/\//))) }),
});

export const refreshCall = defineCall('/api/token/refresh', {
  body: object({ refreshToken: textField(LIMITS.tokenLength) }),
  data: looseObject({ token: string(), refreshToken: string(), info: userInfoSchema }),
});

/**
 * Returns a proof-of-work challenge as defined by ALTCHA, as JSON text. It can be used once and expires after a few
 * minutes.
 */
export const captchaCall = defineCall('/api/captcha/challenge', {
  body: object({}),
  data: looseObject({ challenge: string() }),
});

/** Sets a new password with the token of a reset link, which works once. Ends every session of the account. */
export const resetPasswordCall = defineCall('/api/account/reset', {
  body: object({ token: textField(LIMITS.tokenLength, minLength(1)), password: passwordField }),
  data: doneSchema,
});
