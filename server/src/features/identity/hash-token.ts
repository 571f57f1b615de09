import { createHash } from 'node:crypto';

/** What is stored of a token. Tokens carry 256 bits of their own, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
