import { enum as enumeration, type infer as Infer, looseObject, nullable, string } from 'zod/mini';
import { idField, timeField } from './fields.ts';

/**
 * The levels of a share, each with the actions of the levels before it. `use`: run the app and see one's own runs.
 * `view`: see and rate the runs of all users. `edit`: change, copy and pause the app, and manage its keys and batches.
 */
export const SHARE_LEVELS = ['use', 'view', 'edit'] as const;

export type ShareLevel = (typeof SHARE_LEVELS)[number];

/** The owner and admins have the level `manage`. They may also delete and share the app and clear its history. */
export const APP_LEVELS = [...SHARE_LEVELS, 'manage'] as const;

export type AppLevel = (typeof APP_LEVELS)[number];

/** Returns whether a level is the needed one or a higher one. Each level includes the lower ones. */
export function includesLevel(level: AppLevel, needed: AppLevel): boolean {
  return APP_LEVELS.indexOf(level) >= APP_LEVELS.indexOf(needed);
}

/** With whom an app may be shared. */
export const SHARE_KINDS = ['user', 'group', 'everyone'] as const;

export type ShareKind = (typeof SHARE_KINDS)[number];

/** A user or a group with whom an app can be shared. */
export const shareCandidateSchema = looseObject({
  kind: enumeration(['user', 'group']),
  id: idField,
  name: string(),
});

export type ShareCandidate = Infer<typeof shareCandidateSchema>;

/** The access of a user, of a group or of all signed-in users to an app. */
export const shareSchema = looseObject({
  id: idField,
  kind: enumeration(SHARE_KINDS),
  /** The user or group. Null for all signed-in users. */
  holderId: nullable(idField),
  name: nullable(string()),
  level: enumeration(SHARE_LEVELS),
  createdAt: timeField,
});

export type Share = Infer<typeof shareSchema>;

export const SHARE_LIMITS = {
  /** Shares of one app. */
  sharesPerApp: 100,
  /** The minimum length of a keyword that searches users and groups, in characters. */
  searchLength: 2,
  /** Users and groups that a search returns. */
  searchResults: 10,
} as const;
