import type { BodyOf, DataOf, refreshCall } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import type { RequestContext } from '../../domain/request-context.ts';
import { StatusError } from '../../domain/status-error.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import { hashText } from '../identity/hash-text.ts';
import { toUserInfo } from '../identity/to-user-info.ts';
import { findUserById, type UserRecord } from '../identity/user-repository.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { SESSION_LIFETIMES } from './session-lifetimes.ts';
import {
  advanceSession,
  endSession,
  findSpentRefreshToken,
  lockSessionByRefreshHash,
  type SessionRecord,
} from './session-repository.ts';
import { deriveNextPair, type TokenPair } from './token-pair.ts';

interface Refresh {
  readonly refreshToken: string;
  /** The server's secret from which pairs are derived. */
  readonly secret: Uint8Array;
  readonly at: Date;
  readonly address: string;
}

interface RefreshedSession {
  readonly pair: TokenPair;
  readonly user: UserRecord;
}

/** Carries out the call `refreshCall`. Fails with 401 when `exchangeRefreshToken` returns no tokens. */
export async function refreshSession(
  { database, clock, readRefreshSecret }: SessionDependencies,
  { refreshToken }: BodyOf<typeof refreshCall>,
  { address }: Pick<RequestContext, 'address'>,
): Promise<DataOf<typeof refreshCall>> {
  const secret = await readRefreshSecret();
  const refreshed = await exchangeRefreshToken(database, { refreshToken, secret, at: clock(), address });
  if (!refreshed) throw new StatusError(401);
  return { ...refreshed.pair, info: await toUserInfo(database, refreshed.user) };
}

/**
 * Returns the next pair for a refresh token, or undefined when the token is unknown or expired, or its user is
 * disabled. For 10 seconds after its use, the last used token returns the same pair again, so that a lost response or a
 * second browser tab causes no error. If it is used later, or if an older token is used, the token counts as copied,
 * and its whole session ends.
 */
export async function exchangeRefreshToken(
  database: Database,
  refresh: Refresh,
): Promise<RefreshedSession | undefined> {
  return await database.transaction(async (transaction) => {
    const hash = hashText(refresh.refreshToken);
    const session = await lockSessionByRefreshHash(transaction, hash);
    return session
      ? await issueNextPair(transaction, session, refresh)
      : await repeatLastPair(transaction, hash, refresh);
  });
}

/** Stores and returns the next pair for the newest refresh token of a session. */
async function issueNextPair(
  database: Database,
  session: SessionRecord,
  refresh: Refresh,
): Promise<RefreshedSession | undefined> {
  const user = await findUserById(database, session.userId);
  if (user?.status !== 'active' || isExpired(session, refresh.at)) return undefined;
  const generation = session.generation + 1;
  const pair = deriveNextPair(refresh.secret, refresh.refreshToken, { family: session.id, generation });
  const after = (milliseconds: number) => new Date(refresh.at.getTime() + milliseconds);
  await advanceSession(database, session, {
    generation,
    tokenHash: hashText(pair.token),
    tokenExpiresAt: after(SESSION_LIFETIMES.token),
    refreshHash: hashText(pair.refreshToken),
    idleExpiresAt: after(SESSION_LIFETIMES.idle),
    lastUsedAt: refresh.at,
  });
  return { pair, user };
}

/**
 * Returns the same pair again if the token is the last used one, and was used a moment ago. Otherwise, ends the
 * session, because the token may have been copied.
 */
async function repeatLastPair(
  database: Database,
  hash: string,
  refresh: Refresh,
): Promise<RefreshedSession | undefined> {
  const found = await findSpentRefreshToken(database, hash);
  if (!found) return undefined;
  const { session, spent } = found;
  const user = await findUserById(database, session.userId);
  if (!user) return undefined;
  const isLast = spent.generation === session.generation - 1;
  const isJustUsed = refresh.at.getTime() - spent.spentAt.getTime() <= SESSION_LIFETIMES.repeat;
  if (!isLast || !isJustUsed) {
    await endCopiedSession(database, session, user, refresh);
    return undefined;
  }
  if (user.status !== 'active' || isExpired(session, refresh.at)) return undefined;
  const position = { family: session.id, generation: session.generation };
  return { pair: deriveNextPair(refresh.secret, refresh.refreshToken, position), user };
}

async function endCopiedSession(
  database: Database,
  session: SessionRecord,
  user: UserRecord,
  refresh: Refresh,
): Promise<void> {
  await endSession(database, session);
  await appendAuditEvent(database, {
    at: refresh.at,
    action: 'session.refreshReused',
    target: { type: 'session', id: session.id },
    address: refresh.address,
    before: { account: user.account, device: session.device, address: session.address },
  });
}

function isExpired(session: SessionRecord, at: Date): boolean {
  return session.idleExpiresAt <= at || session.expiresAt <= at;
}
