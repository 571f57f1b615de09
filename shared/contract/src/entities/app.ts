import { enum as enumeration, type infer as Infer, int, looseObject, nullable, string } from 'zod/mini';
import { commonFields, descriptionField, idField, nameField, timeField } from './fields.ts';

export const APP_KINDS = ['algorithm', 'recognition', 'nlp'] as const;

export const appKindSchema = enumeration(APP_KINDS);

export type AppKind = Infer<typeof appKindSchema>;

export const appStatusSchema = enumeration(['draft', 'active', 'paused', 'suspended']);

/** An app: what a user makes of a published target, and then runs. */
export const appSchema = looseObject({
  ...commonFields,
  kind: appKindSchema,
  name: nameField,
  description: descriptionField,
  ownerId: idField,
  ownerName: string(),
  targetId: idField,
  targetName: string(),
  task: string(),
  status: appStatusSchema,
  callsToday: int(),
  lastCallAt: nullable(timeField),
  /** The target's sample input, if it has one. */
  sample: nullable(string()),
});

export type App = Infer<typeof appSchema>;
