import { randomBytes } from 'node:crypto';
import { ROUTES } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { hashText } from '../identity/hash-text.ts';
import { lockUser, type UserRecord } from '../identity/user-repository.ts';
import { insertResetLink, removeResetLinks } from './reset-link-repository.ts';

/** In milliseconds. */
const HOUR = 3_600_000;
/** The lifetime of a link that an admin or the command line issues. */
const LIFETIME = 24 * HOUR;

interface ResetLinkOptions {
  readonly user: UserRecord;
  /**
   * The user who issues the link for another user. Undefined for a link that is requested on the sign-in page, or that
   * the command line issues.
   */
  readonly issuedBy?: { readonly id: string; readonly account: string } | undefined;
  /** Whether the link is requested on the sign-in page. Such a link is mailed and valid for an hour. */
  readonly isRequestedAtSignIn?: boolean | undefined;
  /** The IP address of the request. Undefined for the command line. */
  readonly address?: string | undefined;
  readonly at: Date;
}

export interface ResetLink {
  /** Relative to the address of the console. The token is in the fragment, so that access logs do not contain it. */
  readonly path: string;
  readonly expiresAt: Date;
}

/**
 * Creates a link that sets the user's password once. An issued link is valid for a day, as long as the user who issued
 * it may manage users. It replaces all earlier links of the user. A link that is requested on the sign-in page is
 * mailed, and valid for an hour. It replaces only earlier links that were requested there.
 */
export async function issueResetLink(database: Database, options: ResetLinkOptions): Promise<ResetLink> {
  const token = randomBytes(32).toString('base64url');
  const isRequestedAtSignIn = options.isRequestedAtSignIn === true;
  const expiresAt = new Date(options.at.getTime() + (isRequestedAtSignIn ? HOUR : LIFETIME));
  await database.transaction(async (transaction) => {
    await lockUser(transaction, options.user.id);
    await removeResetLinks(transaction, options.user.id, isRequestedAtSignIn ? { isRequestedAtSignIn } : {});
    await insertResetLink(transaction, {
      tokenHash: hashText(token),
      userId: options.user.id,
      issuedBy: options.issuedBy?.id ?? null,
      isRequested: isRequestedAtSignIn,
      expiresAt,
    });
    await appendAuditEvent(transaction, {
      at: options.at,
      actor: options.issuedBy,
      action: isRequestedAtSignIn ? 'user.resetLinkRequested' : 'user.resetLinkIssued',
      target: { type: 'user', id: options.user.id },
      address: options.address,
    });
  });
  return { path: `${ROUTES.resetPassword}#token=${token}`, expiresAt };
}
