import { enum as enumeration, minLength, object, trim } from 'zod/mini';
import { defineCall, defineCallFor } from '../call.ts';
import { doneSchema, idField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';

/**
 * Mails a link that sets a new password, if the account exists. The response is the same for every account. Fails with
 * `mailOff` if the deployment sends no mail.
 */
export const forgotPasswordCall = defineCall('/api/account/forgot', {
  body: object({ account: textField(LIMITS.accountLength, trim(), minLength(1)) }),
  data: doneSchema,
});

/**
 * Mails the link that confirms the email address of a new account again, if the account exists and needs it. The response
 * is the same for every account. Fails with `mailOff` if the deployment does not require a confirmation.
 */
export const confirmationMailCall = defineCall('/api/account/confirmation', {
  body: object({ account: textField(LIMITS.accountLength, trim(), minLength(1)) }),
  data: doneSchema,
});

/** Mails a link to a user that sets a password once. Earlier links of the user stop working. */
export const mailLinkCall = defineCallFor('users')('/api/user/mailLink', {
  body: object({ id: idField, kind: enumeration(['invitation', 'reset']) }),
  data: doneSchema,
});
