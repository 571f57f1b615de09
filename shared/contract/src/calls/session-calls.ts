import { boolean, looseObject, maxLength, minLength, object, optional, string } from 'zod/mini';
import { defineCall } from '../call.ts';
import { doneSchema, mailField, mobileField, passwordField } from '../entities/fields.ts';
import { sessionSchema, userInfoSchema } from '../entities/user.ts';

/** `account` takes an account name, a mail address or a mobile number. */
export const loginCall = defineCall('/api/login', {
  body: object({
    account: string().check(minLength(1), maxLength(254)),
    password: string().check(minLength(1), maxLength(256)),
    remember: optional(boolean()),
  }),
  data: sessionSchema,
});

/** `captcha` is the solved proof of work, as the challenge's library encodes it. */
export const registerCall = defineCall('/api/register', {
  body: object({
    mail: mailField,
    password: passwordField,
    mobile: mobileField,
    captcha: string().check(minLength(1), maxLength(8_192)),
  }),
  data: sessionSchema,
});

export const logoutCall = defineCall('/api/logout', { body: object({}), data: doneSchema });

export const refreshCall = defineCall('/api/token/refresh', {
  body: object({ refreshToken: string() }),
  data: looseObject({ token: string(), refreshToken: string(), info: userInfoSchema }),
});

/** A proof-of-work challenge as ALTCHA defines it, as JSON text; good for one use and a few minutes. */
export const captchaCall = defineCall('/api/captcha/challenge', {
  body: object({}),
  data: looseObject({ challenge: string() }),
});

/** Spends a reset link's token; every session of the account ends. */
export const resetPasswordCall = defineCall('/api/account/reset', {
  body: object({ token: string().check(minLength(1), maxLength(256)), password: passwordField }),
  data: doneSchema,
});
