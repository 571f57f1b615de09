import { createHash } from 'node:crypto';

/**
 * Returns the hash under which a token or another text is stored. It has no salt, so use it only for texts that cannot
 * be guessed, such as random tokens, or that need not be secret, such as the names of counters.
 */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
