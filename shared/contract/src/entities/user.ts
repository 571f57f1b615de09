import {
  array,
  boolean,
  enum as enumeration,
  type infer as Infer,
  looseObject,
  nullable,
  nullish,
  object,
  optional,
  string,
} from 'zod/mini';
import { idField, timeField } from './fields.ts';

/** The data of the signed-in user in the console. Stored in local storage, per user. */
export const userInfoSchema = looseObject({
  name: string(),
  avatar: string(),
  /** Built-in roles, and the permissions of custom roles. */
  access: array(string()),
  account: nullish(string()),
  mail: nullish(string()),
  locale: nullish(string()),
  timeZone: nullish(string()),
});

export type UserInfo = Infer<typeof userInfoSchema>;

export const sessionSchema = looseObject({
  uuid: idField,
  token: string(),
  refreshToken: string(),
  info: userInfoSchema,
});

export type Session = Infer<typeof sessionSchema>;

/** A device on which the user is signed in. */
export const signedInDeviceSchema = looseObject({
  id: idField,
  device: string(),
  /** The IP address from which the user signed in. */
  address: string(),
  createdAt: timeField,
  lastUsedAt: timeField,
});

export type SignedInDevice = Infer<typeof signedInDeviceSchema>;

export const userRowSchema = object({
  id: idField,
  account: string(),
  mail: string(),
  name: string(),
  /** Built-in roles by name, and custom roles by id. */
  access: array(string()),
  status: enumeration(['active', 'disabled']),
  /** Set in lists only. */
  hasSecondFactor: optional(boolean()),
  /** When the user last signed in or used a session. Null if never. Set in lists only. */
  lastSeenAt: optional(nullable(timeField)),
  /** Whether a directory manages the user by SCIM. Set in lists only. */
  isManaged: optional(boolean()),
  createdAt: timeField,
});

export type UserRow = Infer<typeof userRowSchema>;
