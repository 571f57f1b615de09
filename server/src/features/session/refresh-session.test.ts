import { randomBytes } from 'node:crypto';
import type { Session } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { type UserRecord, updateUser } from '../identity/user-repository.ts';
import { authenticate } from './authenticate.ts';
import { createSession } from './create-session.ts';
import { exchangeRefreshToken } from './refresh-session.ts';
import { findSessions } from './session-repository.ts';

const SECRET = randomBytes(32);
const MINUTE = 60_000;
const DAY = 86_400_000;
const START = new Date('2026-01-01T08:00:00Z');

let server: TestServer;
let user: UserRecord;
let session: Session;
let userCount = 0;

beforeAll(async () => {
  server = await startTestServer();
});

beforeEach(async () => {
  userCount += 1;
  user = await addUser(server.database, { account: `person${userCount}` });
  session = await openSession(false);
});

afterAll(() => server.close());

function openSession(isRemembered: boolean): Promise<Session> {
  return createSession(server.database, user, {
    at: START,
    device: 'Firefox',
    address: '192.0.2.1',
    isRemembered,
  });
}

function addToStart(milliseconds: number): Date {
  return new Date(START.getTime() + milliseconds);
}

function refresh(refreshToken: string, milliseconds: number) {
  const at = addToStart(milliseconds);
  return exchangeRefreshToken(server.database, { refreshToken, secret: SECRET, at, address: '192.0.2.1' });
}

async function refreshSuccessfully(refreshToken: string, milliseconds: number) {
  const refreshed = await refresh(refreshToken, milliseconds);
  if (!refreshed) throw new Error('The refresh was rejected.');
  return refreshed.pair;
}

async function isSignedIn(token: string, milliseconds: number): Promise<boolean> {
  return (await authenticate(server.database, token, addToStart(milliseconds))) !== undefined;
}

/** Opens all connections of the pool. Otherwise the first refresh would end before the second has a connection. */
async function openAllConnections(): Promise<void> {
  await Promise.all(Array.from({ length: 30 }, () => isSignedIn(session.token, 0)));
}

async function listReuses() {
  const events = await server.database.select().from(auditEvents);
  return events.filter(
    (event) => event.action === 'session.refreshReused' && event.before?.account === user.account,
  );
}

test("a token is valid for 15 minutes by the server's clock", async () => {
  expect(await isSignedIn(session.token, 15 * MINUTE - 1)).toBe(true);
  expect(await isSignedIn(session.token, 15 * MINUTE)).toBe(false);
});

test('a refresh replaces both tokens and invalidates the old token', async () => {
  const pair = await refreshSuccessfully(session.refreshToken, 10 * MINUTE);
  expect(pair.token).not.toBe(session.token);
  expect(pair.refreshToken).not.toBe(session.refreshToken);
  expect(await isSignedIn(pair.token, 20 * MINUTE)).toBe(true);
  expect(await isSignedIn(session.token, 10 * MINUTE)).toBe(false);
});

test('returns one new pair for 100 parallel refreshes of one token', async () => {
  await openAllConnections();
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => refreshSuccessfully(session.refreshToken, 10 * MINUTE)),
  );
  expect(new Set(responses.map((pair) => `${pair.token} ${pair.refreshToken}`)).size).toBe(1);
  const [stored] = await findSessions(server.database, user.id, addToStart(10 * MINUTE));
  expect(stored?.generation).toBe(2);
});

test("returns the same pair again within 10 seconds of the token's use", async () => {
  const pair = await refreshSuccessfully(session.refreshToken, 0);
  expect(await refreshSuccessfully(session.refreshToken, 10_000)).toEqual(pair);
  expect(await listReuses()).toHaveLength(0);
});

test('ends the session and audits it when a used token returns after 10 seconds', async () => {
  const pair = await refreshSuccessfully(session.refreshToken, 0);
  expect(await refresh(session.refreshToken, 10_001)).toBeUndefined();
  expect(await isSignedIn(pair.token, 10_001)).toBe(false);
  expect(await refresh(pair.refreshToken, 10_001)).toBeUndefined();
  expect(await listReuses()).toHaveLength(1);
});

test('ends the session immediately and audits it when an older token returns', async () => {
  const second = await refreshSuccessfully(session.refreshToken, 0);
  const third = await refreshSuccessfully(second.refreshToken, 1_000);
  expect(await refresh(session.refreshToken, 2_000)).toBeUndefined();
  expect(await isSignedIn(third.token, 2_000)).toBe(false);
  const [event] = await listReuses();
  expect(event).toMatchObject({ targetType: 'session', address: '192.0.2.1', actorId: null });
});

test("ending a copied session does not end the user's other sessions", async () => {
  const other = await openSession(true);
  await refreshSuccessfully(session.refreshToken, 0);
  await refresh(session.refreshToken, MINUTE);
  expect(await isSignedIn(other.token, MINUTE)).toBe(true);
});

test('an unknown refresh token refreshes nothing', async () => {
  expect(await refresh(randomBytes(32).toString('base64url'), 0)).toBeUndefined();
  expect(await refresh('', 0)).toBeUndefined();
});

test('a refresh token expires after a day without use', async () => {
  expect(await refresh(session.refreshToken, DAY)).toBeUndefined();
});

test('a session ends after one day, or after 30 days when remembered', async () => {
  const remembered = await openSession(true);
  const used = await refreshSuccessfully(session.refreshToken, DAY - MINUTE);
  const usedRemembered = await refreshSuccessfully(remembered.refreshToken, DAY - MINUTE);
  expect(await refresh(used.refreshToken, DAY + MINUTE)).toBeUndefined();
  expect(await refresh(usedRemembered.refreshToken, DAY + MINUTE)).toBeDefined();
});

test('rejects the token and the refresh token of a disabled user', async () => {
  await updateUser(server.database, user.id, { status: 'disabled' });
  expect(await isSignedIn(session.token, 0)).toBe(false);
  expect(await refresh(session.refreshToken, 0)).toBeUndefined();
});

test('a changed role takes effect at the next request and is returned by the next refresh', async () => {
  await updateUser(server.database, user.id, { access: ['user', 'admin'] });
  const sessionOfToken = await authenticate(server.database, session.token, START);
  expect(sessionOfToken?.access).toEqual(['user', 'admin']);
  expect((await refresh(session.refreshToken, 0))?.user.access).toEqual(['user', 'admin']);
});

test('stores only hashes of tokens', async () => {
  const pair = await refreshSuccessfully(session.refreshToken, 0);
  const rows = JSON.stringify(
    await server.database.select().from(sessions).where(eq(sessions.userId, user.id)),
  );
  for (const token of [session.token, session.refreshToken, pair.token, pair.refreshToken]) {
    expect(rows).not.toContain(token);
  }
});
