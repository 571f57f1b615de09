import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { solveChallenge as search } from 'altcha-lib';
import { deriveKey as deriveByPlatform } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge, DeriveKeyFunction } from 'altcha-lib/types';
import { looseObject, number, string } from 'zod/mini';

const challengeSchema = looseObject({
  parameters: looseObject({
    algorithm: string(),
    nonce: string(),
    salt: string(),
    cost: number(),
    keyLength: number(),
    keyPrefix: string(),
  }),
  signature: string(),
});

/** Browsers keep their own cryptography from pages that came by plain http; script does the same, slower. */
const deriveByScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/**
 * Does the work that a challenge asks for; takes and gives texts as the contract's calls carry them. Throws on a text
 * that is no challenge, and when none of the keys allowed is found.
 */
export async function solveChallenge(
  text: string,
  deriveKey: DeriveKeyFunction = crypto.subtle === undefined ? deriveByScript : deriveByPlatform,
): Promise<string> {
  const challenge = challengeSchema.parse(JSON.parse(text)) as Challenge;
  const solution = await search({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
