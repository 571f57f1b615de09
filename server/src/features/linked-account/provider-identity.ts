import { ROLES } from '@atrium/contract';
import { z } from 'zod';
import type { SecretCipher } from '../../domain/secret-cipher.ts';

const identitySchema = z.object({
  provider: z.string(),
  providerName: z.string(),
  issuer: z.string(),
  subject: z.string(),
  /** The session at the provider. */
  session: z.string().optional(),
  label: z.string(),
  /** The roles and groups that the provider states. Undefined if the provider does not manage them. */
  roles: z.array(z.enum(ROLES)).optional(),
  groups: z.object({ managed: z.array(z.string()), joined: z.array(z.string()) }).optional(),
  sealedIdToken: z.string().optional(),
});

/** The account at a sign-in provider with which a user has just signed in. */
export type ProviderIdentity = z.infer<typeof identitySchema>;

/** Encrypts an identity for one use, such as a sign-in that waits for its second step. */
export function sealIdentity(cipher: SecretCipher, identity: ProviderIdentity, context: string): string {
  return cipher.seal(JSON.stringify(identity), context);
}

/** Decrypts an identity. Returns undefined if the text was sealed for another use. */
export function openIdentity(
  cipher: SecretCipher,
  sealed: string,
  context: string,
): ProviderIdentity | undefined {
  const text = cipher.open(sealed, context);
  return text === undefined ? undefined : identitySchema.parse(JSON.parse(text));
}
