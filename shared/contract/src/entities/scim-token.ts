import { type infer as Infer, looseObject, nullable, string } from 'zod/mini';
import { commonFields, nameField, timeField } from './fields.ts';

/** A token with which a directory calls the SCIM API. The secret is returned once, when the token is created. */
export const scimTokenSchema = looseObject({
  ...commonFields,
  name: nameField,
  /** The first characters of the secret, to recognize a token in the settings of a directory. */
  prefix: string(),
  expiresAt: timeField,
  /** Accurate to a minute. Null until the first request. */
  lastUsedAt: nullable(timeField),
});

export type ScimToken = Infer<typeof scimTokenSchema>;
