import { array, extend, maxLength, minLength, object, optional } from 'zod/mini';
import { defineCallWithPermission } from '../call.ts';
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
import { groupMemberSchema, groupSchema } from '../entities/group.ts';
import { LIMITS } from '../limits.ts';

const defineCall = defineCallWithPermission('groups');

const draftFields = { name: nameField, description: optional(descriptionField) };

const membersBody = object({
  groupId: idField,
  userIds: array(idField).check(minLength(1), maxLength(LIMITS.unpagedListSize)),
});

/** Groups of users. */
export const groupCalls = {
  /** `memberId` lists only the groups of one user. */
  list: defineCallWithPermission('groups', 'users')('/api/group/list', {
    body: extend(listBodySchema, { memberId: optional(idField) }),
    data: listSchema(groupSchema),
  }),
  create: defineCall('/api/group/create', { body: object(draftFields), data: groupSchema }),
  /** The body states the revision that the caller read. A stale revision is rejected. */
  update: defineCall('/api/group/update', {
    body: object({ id: idField, revision: positiveIntegerField, ...draftFields }),
    data: groupSchema,
  }),
  /** Deletes groups and their shares permanently. */
  remove: defineCall('/api/group/remove', { body: byIdsSchema, data: doneSchema }),
  members: defineCall('/api/group/member/list', {
    body: extend(listBodySchema, { groupId: idField }),
    data: listSchema(groupMemberSchema),
  }),
  /** Adds users who are not members yet. */
  addMembers: defineCall('/api/group/member/add', { body: membersBody, data: groupSchema }),
  removeMembers: defineCall('/api/group/member/remove', { body: membersBody, data: groupSchema }),
} as const;
