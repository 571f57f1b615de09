import { randomBytes } from 'node:crypto';
import { ROUTES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { hashText } from '../identity/hash-text.ts';
import { lockUser } from '../identity/user-repository.ts';
import { insertConfirmation, removeConfirmations } from './confirmation-repository.ts';

/** In milliseconds. */
const DAY = 86_400_000;

/**
 * Creates the link that confirms the email address of a user, and returns its path. The link is valid once and for one
 * day. Earlier links of the user become invalid. The token is in the fragment, so that access logs do not contain it.
 */
export async function issueConfirmation(database: Database, userId: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    await removeConfirmations(transaction, userId);
    const expiresAt = new Date(at.getTime() + DAY);
    await insertConfirmation(transaction, { tokenHash: hashText(token), userId, expiresAt });
  });
  return `${ROUTES.login}#confirm=${token}`;
}
