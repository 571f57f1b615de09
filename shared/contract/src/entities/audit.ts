import {
  boolean,
  extend,
  type infer as Infer,
  looseObject,
  nullable,
  optional,
  record,
  string,
  unknown,
} from 'zod/mini';
import { idField, timeField } from './fields.ts';

const snapshotSchema = record(string(), unknown());

/** The action on a resource. The console has a label for each verb. */
export type AuditVerb =
  | 'created'
  | 'seeded'
  | 'registered'
  | 'updated'
  | 'removed'
  | 'restored'
  | 'published'
  | 'disabled'
  | 'archived'
  | 'draft'
  | 'validated'
  | 'alias-moved'
  | 'activated'
  | 'paused'
  | 'suspended'
  | 'lifted'
  | 'cloned'
  | 'imported'
  | 'evaluated'
  | 'trained'
  | 'cleared'
  | 'payload-read'
  | 'key-created'
  | 'key-rotated'
  | 'key-revoked'
  | 'shared'
  | 'unshared'
  | 'member-added'
  | 'member-removed'
  | 'started'
  | 'refreshReused'
  | 'passwordChanged'
  | 'passwordReset'
  | 'resetLinkIssued'
  | 'resetLinkRequested'
  | 'factorAdded'
  | 'factorRemoved'
  | 'factorReset'
  | 'signedOut'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'recoveryCodesCreated'
  | 'recoveryCodeUsed';

/** The type of a resource and a verb, such as `user.updated`. */
export type AuditAction = `${string}.${AuditVerb}`;

/** An audit event as it appears in lists: who did what, on what, when and from where. */
export const auditRowSchema = looseObject({
  id: idField,
  at: timeField,
  /** Null if no user was signed in. */
  actorId: nullable(idField),
  /** The username at that time. */
  actorAccount: nullable(string()),
  /** For example `user.updated`. New features add new actions. */
  action: string(),
  targetType: string(),
  targetId: nullable(string()),
  /** Only in lists: the current name of the resource. Null for a resource without a name. */
  targetName: optional(nullable(string())),
  /** Whether the resource was removed, so that no page shows it. */
  isTargetRemoved: optional(boolean()),
  /** The id of the algorithm if the resource is a version. */
  targetParentId: optional(nullable(idField)),
  /** The IP address of the request. */
  address: nullable(string()),
});

export type AuditRow = Infer<typeof auditRowSchema>;

/** An audit event with the record before and after the change, without secrets. */
export const auditEventSchema = extend(auditRowSchema, {
  before: nullable(snapshotSchema),
  after: nullable(snapshotSchema),
});

export type AuditEvent = Infer<typeof auditEventSchema>;
