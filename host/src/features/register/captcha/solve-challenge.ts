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

/**
 * Derives the key in JavaScript, which is slower. Browsers offer no `crypto.subtle` on pages loaded over plain HTTP.
 */
const deriveByScript: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2(sha256, password, salt, { c: cost, dkLen: keyLength }),
});

/**
 * Solves a challenge. The argument and the result are strings in the format of the console API.
 *
 * @throws when the text is not a challenge, and when no solution is found in time.
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
