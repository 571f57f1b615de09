import { object, optional } from 'zod/mini';
import { defineCall, defineCallWithPermission } from '../call.ts';
import {
  byIdsSchema,
  descriptionField,
  doneSchema,
  idField,
  listBodySchema,
  listSchema,
  nameField,
  positiveIntegerField,
} from '../entities/fields.ts';
import { customRoleSchema, permissionsField } from '../entities/role.ts';

const draftFields = {
  name: nameField,
  description: optional(descriptionField),
  permissions: permissionsField,
};

/** The custom roles. Only admins change them. */
export const roleCalls = {
  list: defineCallWithPermission('users')('/api/role/list', {
    body: listBodySchema,
    data: listSchema(customRoleSchema),
  }),
  create: defineCall('/api/role/create', { body: object(draftFields), data: customRoleSchema }),
  /**
   * The body states the revision that the caller read. A stale revision is rejected. The change takes effect at the
   * next request of each user with the role.
   */
  update: defineCall('/api/role/update', {
    body: object({ id: idField, revision: positiveIntegerField, ...draftFields }),
    data: customRoleSchema,
  }),
  /** Rejected with `roleInUse` while a user has one of the roles. */
  remove: defineCall('/api/role/remove', { body: byIdsSchema, data: doneSchema }),
} as const;
