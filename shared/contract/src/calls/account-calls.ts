import {
  array,
  enum as enumeration,
  literal,
  looseObject,
  maxLength,
  minLength,
  object,
  optional,
  regex,
  string,
  union,
} from 'zod/mini';
import { ROLES } from '../access.ts';
import { defineCall } from '../call.ts';
import {
  accountField,
  byIdSchema,
  doneSchema,
  idField,
  listBodySchema,
  listSchema,
  mailField,
  mobileField,
  nameField,
  passwordField,
  timeField,
} from '../entities/fields.ts';
import { textField } from '../entities/text-field.ts';
import { signedInDeviceSchema, userInfoSchema, userRowSchema } from '../entities/user.ts';
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

/** Ends every other session of the account. */
export const changePasswordCall = defineCall('/api/account/password', {
  body: object({ current: textField(LIMITS.passwordLength), password: passwordField }),
  data: doneSchema,
});

export const sessionsCall = defineCall('/api/account/sessions', {
  body: object({}),
  data: looseObject({ list: array(signedInDeviceSchema), currentId: idField }),
});

export const revokeSessionCall = defineCall('/api/account/revoke', { body: byIdSchema, data: doneSchema });

export const userListCall = defineCall('/api/user/list', {
  body: listBodySchema,
  data: listSchema(userRowSchema),
});

/** Creates a user, who chooses a password by a link. The link works once, like one that is issued later. */
export const userCreateCall = defineCall('/api/user/create', {
  body: object({
    account: accountField,
    mail: mailField,
    name: nameField,
    mobile: optional(mobileField),
    access: array(enumeration(ROLES)).check(minLength(1), maxLength(ROLES.length)),
  }),
  data: looseObject({ user: userRowSchema, path: string(), expiresAt: timeField }),
});

/**
 * Issues a link that sets a new password once. `path` is relative to the console's address and has the token in its
 * fragment (`/reset#token=…`), which servers and proxies never see or log.
 */
export const issueResetLinkCall = defineCall('/api/user/resetPassword', {
  body: byIdSchema,
  data: looseObject({ path: string(), expiresAt: timeField }),
});

export const changeRolesCall = defineCall('/api/user/update', {
  body: object({
    id: idField,
    access: array(enumeration(ROLES)).check(maxLength(ROLES.length)),
    status: optional(union([literal('active'), literal('disabled')])),
  }),
  data: userRowSchema,
});
