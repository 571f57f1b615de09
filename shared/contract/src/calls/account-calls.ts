import { array, literal, looseObject, object, regex, union } from 'zod/mini';
import { defineCall } from '../call.ts';
import { byIdSchema, doneSchema, idField, nameField, passwordField } from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { signedInDeviceSchema, userInfoSchema } from '../entities/user.ts';
import { LIMITS } from '../limits.ts';

export const profileCall = defineCall('/api/account/profile', { body: object({}), data: userInfoSchema });

/** `avatar` is empty or a small PNG, JPEG or WebP as a data URL, at most about 48 KB. */
export const updateProfileCall = defineCall('/api/account/profile/update', {
  body: object({
    name: nameField,
    avatar: union([
      literal(''),
      textField(65_536, regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/)),
    ]),
    locale: textField(16),
    timeZone: textField(LIMITS.timeZoneLength),
  }),
  data: userInfoSchema,
});

/** Sets a new password, and ends every other session of the account. */
export const changePasswordCall = defineCall('/api/account/password', {
  body: object({ current: textField(LIMITS.passwordLength), password: passwordField }),
  data: doneSchema,
});

export const sessionsCall = defineCall('/api/account/sessions', {
  body: object({}),
  data: looseObject({ list: array(signedInDeviceSchema), currentId: idField }),
});

export const revokeSessionCall = defineCall('/api/account/revoke', { body: byIdSchema, data: doneSchema });
