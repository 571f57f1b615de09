import { extend, type infer as Infer, looseObject, nullable, record, string, unknown } from 'zod/mini';
import { idField, timeField } from './fields.ts';

const factsSchema = record(string(), unknown());

/** Who did what, on what, when and from where, as lists have it. */
export const auditRowSchema = looseObject({
  id: idField,
  at: timeField,
  /** Missing when nobody was signed in. */
  actorId: nullable(idField),
  /** As it was then. */
  actorAccount: nullable(string()),
  /** `user.updated`: new ones come with new features. */
  action: string(),
  targetType: string(),
  targetId: nullable(string()),
  address: nullable(string()),
});

export type AuditRow = Infer<typeof auditRowSchema>;

/** An event with what its thing was before and is after; secrets are never part of it. */
export const auditEventSchema = extend(auditRowSchema, {
  before: nullable(factsSchema),
  after: nullable(factsSchema),
});

export type AuditEvent = Infer<typeof auditEventSchema>;
