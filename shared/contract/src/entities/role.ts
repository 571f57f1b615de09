import {
  array,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  maxLength,
  minLength,
  union,
} from 'zod/mini';
import { PERMISSIONS, ROLES } from '../access.ts';
import { LIMITS } from '../limits.ts';
import { commonFields, descriptionField, idField, nameField } from './fields.ts';

/** The roles of a user: built-in ones by name, and custom ones by id. */
export const rolesField = array(union([enumeration(ROLES), idField])).check(maxLength(LIMITS.userRoles));

export const permissionsField = array(enumeration(PERMISSIONS)).check(
  minLength(1),
  maxLength(PERMISSIONS.length),
);

/** A role that an admin has defined. Its users have its permissions. */
export const customRoleSchema = looseObject({
  ...commonFields,
  name: nameField,
  description: descriptionField,
  permissions: permissionsField,
  userCount: int(),
});

export type CustomRole = Infer<typeof customRoleSchema>;
