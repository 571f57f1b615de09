import { createHash } from 'node:crypto';

/** The stored form of a token, or of a name that a counter belongs to. Tokens have 256 random bits, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
