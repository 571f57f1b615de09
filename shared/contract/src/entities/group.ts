import {
  boolean,
  enum as enumeration,
  type infer as Infer,
  int,
  looseObject,
  optional,
  string,
} from 'zod/mini';
import { commonFields, descriptionField, idField, nameField, timeField } from './fields.ts';

/** A named set of users, with which apps are shared. */
export const groupSchema = looseObject({
  ...commonFields,
  name: nameField,
  description: descriptionField,
  memberCount: int(),
  /** Whether a directory manages the group by SCIM. */
  isManaged: optional(boolean()),
});

export type Group = Infer<typeof groupSchema>;

/** A user who belongs to a group. */
export const groupMemberSchema = looseObject({
  id: idField,
  account: string(),
  name: string(),
  status: enumeration(['active', 'disabled']),
  addedAt: timeField,
});

export type GroupMember = Infer<typeof groupMemberSchema>;
