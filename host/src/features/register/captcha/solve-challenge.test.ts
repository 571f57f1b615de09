import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { deriveKey as deriveByPlatform } from 'altcha-lib/algorithms/web/pbkdf2';
import { describe, expect, it } from 'vitest';
import { solveChallenge } from './solve-challenge.ts';

const secrets = { hmacSignatureSecret: 'challenge secret', hmacKeySignatureSecret: 'key secret' };

async function createChallengeText(): Promise<string> {
  const created = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: 20,
    deriveKey,
    ...secrets,
  });
  return JSON.stringify(created);
}

describe('the solution of a challenge', () => {
  it.each([
    ["the browser's cryptography", deriveByPlatform],
    ['plain JavaScript, on a page without https', undefined],
  ])('is accepted when computed by %s', async (_name, derive) => {
    const text = await createChallengeText();
    const subtle = Object.getOwnPropertyDescriptor(crypto, 'subtle');
    if (!derive) Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    const solved = await solveChallenge(text, derive).finally(() => {
      if (!derive) restore(subtle);
    });
    const { challenge: sent, solution } = JSON.parse(atob(solved));
    const result = await verifySolution({ challenge: sent, solution, deriveKey, ...secrets });
    expect(result.verified).toBe(true);
  });

  it.each(['', 'not json', '{}', '{"parameters":{}}'])(
    'fails for %j, which is not a challenge',
    async (text) => {
      await expect(solveChallenge(text)).rejects.toThrow();
    },
  );
});

function restore(subtle: PropertyDescriptor | undefined): void {
  if (subtle) Object.defineProperty(crypto, 'subtle', subtle);
  else Reflect.deleteProperty(crypto, 'subtle');
}
