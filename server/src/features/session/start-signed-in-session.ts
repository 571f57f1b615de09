import type { Session } from '@atrium/contract';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import type { UserRecord } from '../identity/user-repository.ts';
import { acceptIdentity } from '../linked-account/accept-identity.ts';
import type { ProviderIdentity } from '../linked-account/provider-identity.ts';
import { insertSessionOrigin } from '../linked-account/session-origin-repository.ts';
import { createSession, type NewSession } from './create-session.ts';
import { rememberAddress } from './sign-in-failure-repository.ts';

interface SignedInStart extends Omit<NewSession, 'id'> {
  /** The account of a provider with which the user has signed in. */
  readonly identity?: ProviderIdentity | undefined;
  /** The name of the passkey with which the user has signed in. */
  readonly passkey?: string | undefined;
}

/**
 * Starts the session of a user who has signed in, and records it. With an `identity`, first links its account, and
 * gives the user the roles and groups that the provider states.
 */
export async function startSignedInSession(
  database: Database,
  signedInUser: UserRecord,
  { identity, passkey, ...start }: SignedInStart,
): Promise<Session> {
  const { at, address, device } = start;
  const user = identity
    ? await acceptIdentity(database, { user: signedInUser, identity, address, at })
    : signedInUser;
  const id = v7();
  await rememberAddress(database, { userId: user.id, address: getAddressGroup(address), at });
  const session = await createSession(database, user, { ...start, id });
  if (identity) await insertSessionOrigin(database, toOrigin(id, identity));
  await appendAuditEvent(database, {
    at,
    actor: user,
    action: 'session.started',
    target: { type: 'user', id: user.id },
    address,
    after: {
      device,
      ...(identity ? { provider: identity.provider } : {}),
      ...(passkey === undefined ? {} : { passkey }),
    },
  });
  return session;
}

function toOrigin(sessionId: string, identity: ProviderIdentity) {
  const { provider, issuer, subject, session, sealedIdToken } = identity;
  return {
    sessionId,
    provider,
    issuer,
    subject,
    providerSession: session ?? null,
    sealedIdToken: sealedIdToken ?? null,
  };
}
