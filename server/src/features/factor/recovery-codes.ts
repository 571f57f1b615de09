import { randomBytes } from 'node:crypto';
import { hashText } from '../identity/hash-text.ts';

const COUNT = 10;
const GROUPS = 4;
/** 32 characters without i, l, o and z, which look like others. */
const ALPHABET = '0123456789abcdefghjkmnpqrstuvwxy';

/** Returns new recovery codes of 80 random bits each, such as `k3m9-x7qp-2d5h-r8tw`. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from(randomBytes(4), (byte) => ALPHABET[byte % ALPHABET.length]).join(''),
    ).join('-'),
  );
}

/** Returns the hash under which a code is stored. Capitals, spaces and hyphens make no difference. */
export function hashRecoveryCode(code: string): string {
  return hashText(`recovery code ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
}
