import {
  changePasswordCall,
  ERROR_CODES,
  issueResetLinkCall,
  profileCall,
  resetPasswordCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { resetLinks } from '../../database/schema/reset-links.ts';
import { users } from '../../database/schema/users.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { UserRecord } from '../identity/user-repository.ts';

const NEW_PASSWORD = 'nine lamps by the river';

let server: TestServer;
let now: Date | undefined;
let adminToken: string;
let user: UserRecord;
let userCount = 0;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now ?? new Date() });
  adminToken = (await signInAs(server, 'admin', server.adminPassword)).token;
});

beforeEach(async () => {
  now = undefined;
  userCount += 1;
  user = await addUser(server.database, { account: `person${userCount}` });
});

afterAll(() => server.close());

async function issue(): Promise<string> {
  const { data } = await server.call(issueResetLinkCall, { id: user.id }, { token: adminToken });
  return new URLSearchParams(data.path.split('#')[1]).get('token') ?? '';
}

async function tryReset(token: string, password = NEW_PASSWORD): Promise<number | undefined> {
  return (await server.call(resetPasswordCall, { token, password })).envelope?.code;
}

test('a link sets a new password and ends every session', async () => {
  const session = await signInAs(server, user.account);
  expect(await tryReset(await issue())).toBe(ERROR_CODES.ok);
  expect((await server.call(profileCall, {}, { token: session.token })).status).toBe(401);
  await signInAs(server, user.account, NEW_PASSWORD);
});

test('a link works once, also when two requests use it at the same time', async () => {
  const token = await issue();
  const codes = await Promise.all([tryReset(token), tryReset(token, 'ten lamps by the river')]);
  expect(codes.sort()).toEqual([ERROR_CODES.ok, ERROR_CODES.resetLinkSpent]);
  expect(await tryReset(token)).toBe(ERROR_CODES.resetLinkSpent);
});

test('a link stops working after a day and when a newer one is issued', async () => {
  const older = await issue();
  const newer = await issue();
  expect(await tryReset(older)).toBe(ERROR_CODES.resetLinkSpent);
  now = new Date(Date.now() + 25 * 3_600_000);
  expect(await tryReset(newer)).toBe(ERROR_CODES.resetLinkSpent);
});

test('a link stops working when the user who issued it is no longer an admin', async () => {
  const account = `chief${userCount}`;
  const issuer = await addUser(server.database, { account, access: ['user', 'admin'] });
  const session = await signInAs(server, account);
  const { data } = await server.call(issueResetLinkCall, { id: user.id }, { token: session.token });
  const token = new URLSearchParams(data.path.split('#')[1]).get('token') ?? '';
  const setAccess = (access: ('user' | 'admin')[]) =>
    server.database.update(users).set({ access }).where(eq(users.id, issuer.id));
  await setAccess(['user']);
  expect(await tryReset(token)).toBe(ERROR_CODES.resetLinkSpent);
  await setAccess(['user', 'admin']);
  expect(await tryReset(token)).toBe(ERROR_CODES.ok);
});

test('a rejected password does not use up the link', async () => {
  const token = await issue();
  expect(await tryReset(token, 'password123')).toBe(ERROR_CODES.passwordCommon);
  expect(await tryReset(token)).toBe(ERROR_CODES.ok);
});

test('a forged link is rejected', async () => {
  expect(await tryReset('made-up')).toBe(ERROR_CODES.resetLinkSpent);
});

test('the link is stored as a hash, and its issue and its use are audited', async () => {
  const token = await issue();
  expect(JSON.stringify(await server.database.select().from(resetLinks))).not.toContain(token);
  await tryReset(token);
  const events = await server.database.select().from(auditEvents);
  const own = events.filter((event) => event.targetId === user.id).map((event) => event.action);
  expect(own).toEqual(['user.resetLinkIssued', 'user.passwordReset']);
  expect(JSON.stringify(events)).not.toContain(token);
});

test('of links that are issued at the same time, only one is valid', async () => {
  const tokens = await Promise.all(Array.from({ length: 6 }, issue));
  const codes = await Promise.all(tokens.map((token) => tryReset(token)));
  expect(codes.filter((code) => code === ERROR_CODES.ok)).toHaveLength(1);
});

test('of a reset and a change of the password at the same time, only one succeeds', async () => {
  const { token } = await signInAs(server, user.account);
  const link = await issue();
  const body = { current: TEST_PASSWORD, password: 'ten lamps by the river' };
  const [changed, resetCode] = await Promise.all([
    server.call(changePasswordCall, body, { token }),
    tryReset(link),
  ]);
  const codes = [changed.envelope?.code, resetCode];
  expect(codes.filter((code) => code === ERROR_CODES.ok)).toHaveLength(1);
});
