import { enum as enumeration, minLength, object, optional, trim } from 'zod/mini';
import { defineCall, defineCallWithPermission } from '../call.ts';
import { doneSchema, idField, mailField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { userInfoSchema } from '../entities/user.ts';
import { LIMITS } from '../limits.ts';

/**
 * Mails a link that sets a new password, if the account exists. The response is the same for every account. Fails with
 * `mailOff` if the deployment sends no mail.
 */
export const forgotPasswordCall = defineCall('/api/account/forgot', {
  body: object({ account: textField(LIMITS.signInNameLength, trim(), minLength(1)) }),
  data: doneSchema,
});

/**
 * Mails the confirmation link of a new account again, if the account exists and its email address is not confirmed. The
 * response is the same for every account. Fails with `mailOff` if the deployment does not require a confirmation.
 */
export const confirmationMailCall = defineCall('/api/account/confirmation', {
  body: object({ account: textField(LIMITS.signInNameLength, trim(), minLength(1)) }),
  data: doneSchema,
});

/** Mails a user a one-time link for a new password. Earlier links of the user stop working. */
export const mailLinkCall = defineCallWithPermission('users')('/api/user/mailLink', {
  body: object({ id: idField, kind: enumeration(['invitation', 'reset']) }),
  data: doneSchema,
});

/**
 * Mails a link to the new email address of the user. The response is the same whether the address is taken or not. If
 * the deployment sends no mail, the address changes immediately, and the response has the new user info.
 */
export const changeMailCall = defineCall('/api/account/mail/change', {
  body: object({ mail: mailField }),
  data: object({ info: optional(userInfoSchema) }),
});

/** Changes the email address of the user who has opened the mailed link. */
export const confirmMailChangeCall = defineCall('/api/account/mail/confirm', {
  body: object({ token: textField(LIMITS.tokenLength, minLength(1)) }),
  data: userInfoSchema,
});
