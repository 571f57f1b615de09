import { createHash } from 'node:crypto';

/**
 * Returns the hash under which a token, or the name of a counter, is stored. Tokens have 256 random bits, so a plain
 * hash is sufficient.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
