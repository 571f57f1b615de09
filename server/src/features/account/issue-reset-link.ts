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
   * The user who issues the link. Undefined for a link that a visitor requests on the sign-in page or that the command
   * line issues.
   */
  readonly issuer?: { readonly id: string; readonly account: string } | undefined;
  /** Whether a visitor requests the link on the sign-in page. Such a link is mailed and valid for an hour. */
  readonly isRequested?: boolean | undefined;
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
 * Creates a link that sets the user's password. The link is valid once and for one day, as long as its issuer may
 * manage users. A link that a visitor requests is mailed and valid for an hour. Earlier links of the user
 * become invalid, except that a requested link leaves the issued ones valid.
 */
export async function issueResetLink(database: Database, options: ResetLinkOptions): Promise<ResetLink> {
  const token = randomBytes(32).toString('base64url');
  const isRequested = options.isRequested === true;
  const expiresAt = new Date(options.at.getTime() + (isRequested ? HOUR : LIFETIME));
  await database.transaction(async (transaction) => {
    await lockUser(transaction, options.user.id);
    await removeResetLinks(transaction, options.user.id, isRequested ? { isRequested } : {});
    await insertResetLink(transaction, {
      tokenHash: hashText(token),
      userId: options.user.id,
      issuedBy: options.issuer?.id ?? null,
      isRequested,
      expiresAt,
    });
    await appendAuditEvent(transaction, {
      at: options.at,
      actor: options.issuer,
      action: isRequested ? 'user.resetLinkRequested' : 'user.resetLinkIssued',
      target: { type: 'user', id: options.user.id },
      address: options.address,
    });
  });
  return { path: `${ROUTES.resetPassword}#token=${token}`, expiresAt };
}
