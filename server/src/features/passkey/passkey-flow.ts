import { ERROR_CODES } from '@atrium/contract';
import { z } from 'zod';
import type { Database } from '../../database/database.ts';
import { BusinessError } from '../../domain/business-error.ts';
import type { SecretCipher } from '../../domain/secret-cipher.ts';
import type { Ceremony } from '../../webauthn/create-relying-party.ts';
import { hashText } from '../identity/hash-text.ts';
import { spendToken } from '../linked-account/spent-token-repository.ts';

/** Milliseconds for which a challenge is valid. */
export const PASSKEY_TIMEOUT = 5 * 60_000;

/** What a challenge is for: only a request for the same purpose can use it. */
export const passkeyPurposes = {
  signIn: () => 'sign-in with a passkey',
  secondStep: (tokenHash: string) => `passkey in the second step ${tokenHash}`,
  registration: (sessionId: string) => `new passkey in session ${sessionId}`,
  proof: (sessionId: string) => `passkey as proof in session ${sessionId}`,
} as const;

const flowSchema = z.object({ challenge: z.string(), expiresAt: z.number() });

/**
 * Seals the challenge of a ceremony in a text. Only the browser that starts the ceremony receives the text. So the
 * server stores nothing at the start, and no other browser can finish the ceremony.
 */
export function sealFlow(
  cipher: SecretCipher,
  { options, challenge }: Ceremony,
  { purpose, at }: { readonly purpose: string; readonly at: Date },
): { readonly options: string; readonly flow: string } {
  const flow = { challenge, expiresAt: at.getTime() + PASSKEY_TIMEOUT };
  return { options, flow: cipher.seal(JSON.stringify(flow), purpose) };
}

/**
 * Uses up a flow, and returns its challenge.
 *
 * @throws BusinessError `passkeyExpired` for a flow that has expired, was used, or has another purpose.
 */
export async function consumeFlow(
  { cipher, database }: { readonly cipher: SecretCipher; readonly database: Database },
  sealed: string,
  { purpose, at }: { readonly purpose: string; readonly at: Date },
): Promise<string> {
  const text = cipher.open(sealed, purpose);
  const flow = text === undefined ? undefined : flowSchema.parse(JSON.parse(text));
  if (!flow || flow.expiresAt <= at.getTime()) throw new BusinessError(ERROR_CODES.passkeyExpired);
  const { challenge, expiresAt } = flow;
  const spent = { tokenHash: hashText(`passkey challenge ${challenge}`), expiresAt: new Date(expiresAt) };
  if (!(await spendToken(database, spent))) throw new BusinessError(ERROR_CODES.passkeyExpired);
  return challenge;
}
