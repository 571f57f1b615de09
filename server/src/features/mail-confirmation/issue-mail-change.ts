import { randomBytes } from 'node:crypto';
import { ROUTES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { hashText } from '../identity/hash-text.ts';
import { storeMailChange } from './mail-change-repository.ts';

/** In milliseconds. */
const DAY = 86_400_000;

/**
 * Creates the link that changes the email address of a user, and returns its path. The link is valid once and for one
 * day, for that user only. The token is in the fragment, so that access logs do not contain it.
 */
export async function issueMailChange(
  database: Database,
  { userId, mail, at }: { readonly userId: string; readonly mail: string; readonly at: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(at.getTime() + DAY);
  await storeMailChange(database, { userId, tokenHash: hashText(token), mail, expiresAt });
  return `${ROUTES.accountSetting}#mail=${token}`;
}
