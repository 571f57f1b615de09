import type { Database } from '../../database/database.ts';
import type { ScimCaller } from '../../http/scim/declare-scim-route.ts';
import { hashText } from '../identity/hash-text.ts';
import { findUsableToken, touchToken } from './scim-token-repository.ts';

/** Milliseconds after which the time of the last use is stored again. */
const TOUCH_INTERVAL = 60_000;

/**
 * Returns the directory that sends this secret, as its SCIM token. Each request reads the token from the database, so
 * the next request with a removed token is rejected. Returns undefined if no token has this secret, or if the token has
 * expired.
 */
export async function authenticateDirectory(
  database: Database,
  secret: string,
  now: Date,
): Promise<ScimCaller | undefined> {
  const found = await findUsableToken(database, hashText(secret), now);
  if (!found) return undefined;
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) > TOUCH_INTERVAL) {
    await touchToken(database, found.id, now);
  }
  return { tokenId: found.id, tokenName: found.name };
}
