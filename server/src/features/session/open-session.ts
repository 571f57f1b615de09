import type { Session } from '@atrium/contract';
import type { Database } from '../../database/database.ts';
import { getAddressGroup } from '../../domain/get-address-group.ts';
import { appendAuditEvent } from '../audit/audit-repository.ts';
import type { UserRecord } from '../identity/user-repository.ts';
import { rememberAddress } from './sign-in-failure-repository.ts';
import { type SessionStart, startSession } from './start-session.ts';

/** Starts the session of a user who has signed in, and records it. */
export async function openSession(
  database: Database,
  user: UserRecord,
  start: SessionStart,
): Promise<Session> {
  const { at, address, device } = start;
  await rememberAddress(database, { userId: user.id, address: getAddressGroup(address), at });
  const session = await startSession(database, user, start);
  await appendAuditEvent(database, {
    at,
    actor: user,
    action: 'session.started',
    target: { type: 'user', id: user.id },
    address,
    after: { device },
  });
  return session;
}
