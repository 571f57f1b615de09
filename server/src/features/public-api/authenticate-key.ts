import { includesLevel } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { ApiCaller } from '../../domain/api-caller.ts';
import { type FoundKey, findKeyByHash, touchKey } from '../api-key/api-key-repository.ts';
import { hashText } from '../identity/hash-text.ts';

/** Milliseconds after which the time of the last use is stored again. */
const TOUCH_INTERVAL = 60_000;

/**
 * Returns the caller of a key. The key is read for each request, so a revoked key and a disabled owner take effect at
 * the next request. Returns undefined when the key is unknown, revoked or expired, when its owner is disabled, or when
 * its creator may no longer manage the keys of its app. The owner of an account key is its creator.
 */
export async function authenticateKey(
  database: Database,
  secret: string,
  now: Date,
): Promise<ApiCaller | undefined> {
  const found = await findKeyByHash(database, hashText(secret));
  if (!found) return undefined;
  const { row, app, owner, creator } = found;
  if (row.revokedAt || row.expiresAt <= now || owner.status !== 'active') return undefined;
  if (app && !mayManageKeys(creator)) return undefined;
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) > TOUCH_INTERVAL)
    await touchKey(database, row.id, now);
  const { scopes, perMinute, perDay, atOnce } = row;
  const { id, account } = owner;
  return { keyId: row.id, app, owner: { id, account }, scopes, perMinute, perDay, atOnce };
}

function mayManageKeys({ status, access, level }: FoundKey['creator']): boolean {
  if (status !== 'active') return false;
  return access.includes('admin') || (level !== null && includesLevel(level, 'edit'));
}
