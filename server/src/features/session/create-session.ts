import type { Session } from '@atrium/contract';
import { v7 } from 'uuid';
import type { Database } from '../../database/database.ts';
import { hashText } from '../identity/hash-text.ts';
import { toUserInfo } from '../identity/to-user-info.ts';
import type { UserRecord } from '../identity/user-repository.ts';
import { SESSION_LIFETIMES } from './session-lifetimes.ts';
import { insertSession } from './session-repository.ts';
import { createFirstPair } from './token-pair.ts';

export interface NewSession {
  /** A new id by default. */
  readonly id?: string;
  readonly at: Date;
  readonly device: string;
  readonly address: string;
  /** Whether the user chose *remember me*, so that the session can last longer. */
  readonly isRemembered: boolean;
}

/** Creates a session with its first pair of tokens for a user who has just authenticated. */
export async function createSession(
  database: Database,
  user: UserRecord,
  start: NewSession,
): Promise<Session> {
  const pair = createFirstPair();
  const lifetime = start.isRemembered ? SESSION_LIFETIMES.absoluteRemembered : SESSION_LIFETIMES.absolute;
  const after = (milliseconds: number) => new Date(start.at.getTime() + milliseconds);
  await insertSession(database, {
    id: start.id ?? v7(),
    userId: user.id,
    generation: 1,
    tokenHash: hashText(pair.token),
    tokenExpiresAt: after(SESSION_LIFETIMES.token),
    refreshHash: hashText(pair.refreshToken),
    idleExpiresAt: after(SESSION_LIFETIMES.idle),
    expiresAt: after(lifetime),
    isRemembered: start.isRemembered,
    device: start.device,
    address: start.address,
    createdAt: start.at,
    provenAt: start.at,
    lastUsedAt: start.at,
  });
  return { uuid: user.id, ...pair, info: await toUserInfo(database, user) };
}
