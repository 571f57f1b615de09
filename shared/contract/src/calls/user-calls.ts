import { array, literal, looseObject, minLength, object, optional, string, union } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
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
  timeField,
} from '../entities/fields.ts';
import { importBodySchema, importResultSchema, rowNumberField } from '../entities/import.ts';
import { rolesField } from '../entities/role.ts';
import { signedInDeviceSchema, userRowSchema } from '../entities/user.ts';

/** Users who manage groups may also list users. */
export const userListCall = defineCallWithPermission('users', 'groups')('/api/user/list', {
  body: listBodySchema,
  data: listSchema(userRowSchema),
});

const draftFields = {
  account: accountField,
  mail: mailField,
  name: nameField,
  mobile: optional(mobileField),
  access: rolesField.check(minLength(1)),
};

/** Creates a user, and returns a one-time link with which the user sets a password. */
export const userCreateCall = defineCallWithPermission('users')('/api/user/create', {
  body: object(draftFields),
  data: looseObject({ user: userRowSchema, path: string(), expiresAt: timeField }),
});

/**
 * Creates users from rows of a file. Rows that cannot be stored are returned. The same rows of the same import may be
 * sent again and are stored only once.
 */
export const userImportCall = defineCallWithPermission('users')('/api/user/import', {
  body: importBodySchema(object({ row: rowNumberField, ...draftFields })),
  data: importResultSchema,
});

/**
 * Issues a one-time link for a new password. `path` is relative to the console's address and has the token in its
 * fragment (`/reset#token=…`), which servers and proxies never see or log.
 */
export const issueResetLinkCall = defineCallWithPermission('users')('/api/user/resetPassword', {
  body: byIdSchema,
  data: looseObject({ path: string(), expiresAt: timeField }),
});

/** Lists the devices on which a user is signed in. */
export const userDevicesCall = defineCallWithPermission('users')('/api/user/devices', {
  body: byIdSchema,
  data: looseObject({ list: array(signedInDeviceSchema) }),
});

/** Ends all sessions of a user. */
export const signOutUserCall = defineCallWithPermission('users')('/api/user/signOut', {
  body: byIdSchema,
  data: doneSchema,
});

/** Replaces the roles of a user, and changes the status if one is given. */
export const changeRolesCall = defineCallWithPermission('users')('/api/user/update', {
  body: object({
    id: idField,
    access: rolesField,
    status: optional(union([literal('active'), literal('disabled')])),
  }),
  data: userRowSchema,
});
