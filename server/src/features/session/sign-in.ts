import { type BodyOf, ERROR_CODES, type loginCall, type Session } from '@atrium/contract';
import { BusinessFailure } from '../../http/business-failure.ts';
import { appendAuditEvent } from '../audit/append-audit-event.ts';
import { busyAs503 } from '../identity/busy-as-503.ts';
import type { UserRecord } from '../identity/user-record.ts';
import { findUserByIdentifier, foldIdentifier } from '../identity/user-repository.ts';
import { addressGroup } from './address-group.ts';
import type { SessionParts, Visitor } from './session-parts.ts';
import { forgiveAttempt, rememberAddress, reserveAttempt, type SignInAttempt } from './sign-in-attempts.ts';
import { startSession } from './start-session.ts';

/**
 * A session for the right password. An unknown account and a wrong password take the same steps and get the same
 * answer; during a wait every password does, the right one too. That an account is disabled is told to nobody else
 * than its owner.
 */
export async function signIn(
  parts: SessionParts,
  body: BodyOf<typeof loginCall>,
  visitor: Visitor,
): Promise<Session> {
  const { database } = parts;
  const at = parts.clock();
  const identifier = foldIdentifier(body.account);
  const user = await findUserByIdentifier(database, identifier);
  const attempt = { identifier, address: addressGroup(visitor.address), userId: user?.id, at };
  await refuseDuringWait(parts, attempt);
  const proven = await provePassword(parts, user, body.password, attempt);
  await forgiveAttempt(database, attempt);
  await parts.removeExpired(at);
  if (proven.status !== 'active') throw new BusinessFailure(ERROR_CODES.accountDisabled);
  return await database.transaction(async (transaction) => {
    await rememberAddress(transaction, { userId: proven.id, address: attempt.address, at });
    const start = {
      at,
      device: visitor.device,
      address: visitor.address,
      isRemembered: body.remember === true,
    };
    const session = await startSession(transaction, proven, start);
    await appendAuditEvent(transaction, {
      at,
      actor: proven,
      action: 'session.started',
      target: { type: 'user', id: proven.id },
      address: visitor.address,
      after: { device: visitor.device },
    });
    return session;
  });
}

async function refuseDuringWait(parts: SessionParts, attempt: SignInAttempt): Promise<void> {
  const waitUntil = await reserveAttempt(parts.database, attempt);
  if (!waitUntil) return;
  const seconds = Math.ceil((waitUntil.getTime() - attempt.at.getTime()) / 1_000);
  throw new BusinessFailure(ERROR_CODES.signInWait, { seconds });
}

async function provePassword(
  parts: SessionParts,
  user: UserRecord | undefined,
  password: string,
  attempt: SignInAttempt,
): Promise<UserRecord> {
  try {
    const fits = await busyAs503(parts.hasher.verify(user?.passwordHash, password));
    if (user && fits) return user;
  } catch (error) {
    await forgiveAttempt(parts.database, attempt);
    throw error;
  }
  throw new BusinessFailure(ERROR_CODES.credentialsWrong);
}
