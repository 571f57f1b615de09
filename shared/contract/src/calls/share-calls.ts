import { array, enum as enumeration, minLength, object, optional, trim } from 'zod/mini';
import { defineCall } from '../call.ts';
import { byIdSchema, doneSchema, idField } from '../entities/fields.ts';
import {
  SHARE_KINDS,
  SHARE_LEVELS,
  SHARE_LIMITS,
  shareCandidateSchema,
  shareSchema,
} from '../entities/share.ts';
import { textField } from '../entities/text-field.ts';
import { LIMITS } from '../limits.ts';

/** The shares of an app, for its owner and for admins. */
export const shareCalls = {
  list: defineCall('/api/app/share/list', {
    body: object({ appId: idField }),
    data: object({ list: array(shareSchema) }),
  }),
  /**
   * Shares an app, or changes the level of a share. A share for all signed-in users may only have the level `use`.
   * `holderId` is the user or group.
   */
  set: defineCall('/api/app/share/set', {
    body: object({
      appId: idField,
      kind: enumeration(SHARE_KINDS),
      holderId: optional(idField),
      level: enumeration(SHARE_LEVELS),
    }),
    data: shareSchema,
  }),
  /** Removes a share. From the next request on, it gives no access. */
  remove: defineCall('/api/app/share/remove', { body: byIdSchema, data: doneSchema }),
  /**
   * Finds active users and groups by the beginning of a word of their name, and a user by the complete username or
   * email address. Returns only names.
   */
  search: defineCall('/api/app/share/search', {
    body: object({
      appId: idField,
      keyword: textField(LIMITS.keywordLength, trim(), minLength(SHARE_LIMITS.searchLength)),
    }),
    data: object({ list: array(shareCandidateSchema) }),
  }),
} as const;
