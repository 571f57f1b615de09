import { ROLES } from '@atrium/contract';
import { z } from 'zod';
import type { SecretCipher } from '../../domain/secret-cipher.ts';

const identitySchema = z.object({
  provider: z.string(),
  providerName: z.string(),
  issuer: z.string(),
  subject: z.string(),
  /** The id of the session at the provider. */
  session: z.string().optional(),
  /** The email address or name that the account settings show. */
  label: z.string(),
  /** The roles and groups that the provider states. Undefined if the provider does not manage them. */
  roles: z.array(z.enum(ROLES)).optional(),
  /** `managed`: all groups that the provider manages. `joined`: those to which the user belongs. */
  groups: z.object({ managed: z.array(z.string()), joined: z.array(z.string()) }).optional(),
  /** The encrypted ID token, which a sign-out at the provider sends back. Undefined if it is too long to store. */
  sealedIdToken: z.string().optional(),
});

/** The account at a sign-in provider with which a user has just signed in. */
export type ProviderIdentity = z.infer<typeof identitySchema>;

/** Encrypts an identity for one purpose, such as a sign-in that waits for its second step. */
export function sealIdentity(cipher: SecretCipher, identity: ProviderIdentity, purpose: string): string {
  return cipher.seal(JSON.stringify(identity), purpose);
}

/** Decrypts an identity. Returns undefined if the text was sealed for another purpose. */
export function openIdentity(
  cipher: SecretCipher,
  sealed: string,
  purpose: string,
): ProviderIdentity | undefined {
  const text = cipher.open(sealed, purpose);
  return text === undefined ? undefined : identitySchema.parse(JSON.parse(text));
}
