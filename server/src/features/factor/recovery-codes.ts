import { randomBytes } from 'node:crypto';
import { hashText } from '../identity/hash-text.ts';

/** The number of codes, of groups in a code, and of characters in a group. */
const CODE_COUNT = 10;
const GROUP_COUNT = 4;
const GROUP_LENGTH = 4;
/**
 * 32 characters without i, l, o and z, which look like others. A byte has 256 values, a multiple of 32, so a random
 * byte selects each character with the same probability.
 */
const ALPHABET = '0123456789abcdefghjkmnpqrstuvwxy';

/** Returns new recovery codes of 80 random bits each, such as `k3m9-x7qp-2d5h-r8tw`. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: CODE_COUNT }, () =>
    Array.from({ length: GROUP_COUNT }, () =>
      Array.from(randomBytes(GROUP_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join(''),
    ).join('-'),
  );
}

/** Returns the hash under which a code is stored. Capitals, spaces and hyphens make no difference. */
export function hashRecoveryCode(code: string): string {
  return hashText(`recovery code ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
