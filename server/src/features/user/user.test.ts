import {
  changeRolesCall,
  ERROR_CODES,
  issueResetLinkCall,
  profileCall,
  resetPasswordCall,
  signOutUserCall,
  userCreateCall,
  userDevicesCall,
  userListCall,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { passwordHashRequesters } from '../identity/password-hash-requesters.ts';
import { passwordHasher } from '../identity/password-hasher.ts';
import { findUserById, type UserRecord, updateUser } from '../identity/user-repository.ts';
import { changeUser } from './change-user.ts';

const UNKNOWN_ID = '0190a8f0-0000-7000-8000-000000000000';

let server: TestServer;
let admin: { readonly token: string };
let user: UserRecord;
let userCount = 0;

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

beforeEach(async () => {
  userCount += 1;
  user = await addUser(server.database, { account: `person${userCount}` });
});

afterAll(() => server.close());

/** Opens all connections of the pool. Otherwise the first change would end before the second has a connection. */
async function openAllConnections(): Promise<void> {
  await Promise.all(Array.from({ length: 30 }, () => findUserById(server.database, UNKNOWN_ID)));
}

test('lists, searches and filters users without returning secrets', async () => {
  const found = await server.call(userListCall, { keyword: user.account.toUpperCase() }, admin);
  expect(found.data.list.map((row) => row.account)).toContain(user.account);
  expect(Object.keys(found.data.list[0] ?? {}).sort()).toEqual(
    [
      'access',
      'account',
      'createdAt',
      'hasSecondFactor',
      'id',
      'isManaged',
      'lastSeenAt',
      'mail',
      'name',
      'status',
    ].sort(),
  );
  const disabled = await server.call(userListCall, { filters: { status: ['disabled'] } }, admin);
  expect(disabled.data.list.every((row) => row.status === 'disabled')).toBe(true);
});

test('finds users by role and registration time, sorted by several columns', async () => {
  const admins = await server.call(userListCall, { filters: { access: ['admin'] } }, admin);
  expect(admins.data.list.map(({ account }) => account)).toContain('admin');
  expect(admins.data.list.every(({ access }) => access.includes('admin'))).toBe(true);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const older = await server.call(userListCall, { ranges: { createdAt: { to: yesterday } } }, admin);
  expect(older.data.total).toBe(0);
  const sort = [
    { field: 'status', order: 'descend' },
    { field: 'account', order: 'ascend' },
  ] as const;
  const { list } = (await server.call(userListCall, { sort: [...sort] }, admin)).data;
  const ordered = list.toSorted(
    (one, other) => other.status.localeCompare(one.status) || (one.account < other.account ? -1 : 1),
  );
  expect(list.map(({ account }) => account)).toEqual(ordered.map(({ account }) => account));
});

test('rejects sorting and filtering by a hidden column', async () => {
  const sorted = await server.call(userListCall, { sort: { field: 'passwordHash', order: 'ascend' } }, admin);
  const filtered = await server.call(userListCall, { filters: { passwordHash: ['x'] } }, admin);
  for (const response of [sorted, filtered]) expect(response.envelope?.code).toBe(ERROR_CODES.invalid);
});

test('an added or removed role takes effect at the next request', async () => {
  const session = await signInAs(server, user.account);
  const own = { token: session.token };
  expect((await server.call(userListCall, {}, own)).status).toBe(403);
  await server.call(changeRolesCall, { id: user.id, access: ['user', 'admin'] }, admin);
  expect((await server.call(userListCall, {}, own)).status).toBe(200);
  await server.call(changeRolesCall, { id: user.id, access: ['user'] }, admin);
  expect((await server.call(userListCall, {}, own)).status).toBe(403);
});

test('a disabled user is rejected at the next request, and the old session stays ended when the user is enabled again', async () => {
  const session = await signInAs(server, user.account);
  const own = { token: session.token };
  await server.call(changeRolesCall, { id: user.id, access: ['user'], status: 'disabled' }, admin);
  expect((await server.call(profileCall, {}, own)).status).toBe(401);
  await server.call(changeRolesCall, { id: user.id, access: ['user'], status: 'active' }, admin);
  expect((await server.call(profileCall, {}, own)).status).toBe(401);
  await signInAs(server, user.account);
});

test('lists the devices of a user and when the user was last seen, and signs the user out everywhere', async () => {
  const findRow = async () =>
    (await server.call(userListCall, { keyword: user.account }, admin)).data.list[0];
  expect((await findRow())?.lastSeenAt).toBeNull();
  const { token } = await signInAs(server, user.account);
  const seenAt = (await findRow())?.lastSeenAt ?? '';
  expect(Math.abs(Date.now() - Date.parse(seenAt))).toBeLessThan(60_000);
  const { list } = (await server.call(userDevicesCall, { id: user.id }, admin)).data;
  expect(list).toMatchObject([{ address: '127.0.0.1', lastUsedAt: seenAt }]);
  await server.call(signOutUserCall, { id: user.id }, admin);
  expect((await server.call(profileCall, {}, { token })).status).toBe(401);
  expect((await server.call(userDevicesCall, { id: user.id }, admin)).data.list).toEqual([]);
  expect((await findRow())?.lastSeenAt).toBe(seenAt);
  const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, user.id));
  expect(events.map(({ action }) => action)).toContain('user.signedOut');
});

test('the last active admin stays an admin', async () => {
  for (const change of [
    { id: server.adminId, access: ['user' as const] },
    { id: server.adminId, access: ['admin' as const], status: 'disabled' as const },
  ]) {
    const rejected = await server.call(changeRolesCall, change, admin);
    expect(rejected.envelope?.code).toBe(ERROR_CODES.lastAdmin);
  }
  expect((await server.call(userListCall, {}, admin)).status).toBe(200);
});

test('one admin remains when two admins take the admin role from each other at the same time', async () => {
  const admins = await Promise.all(
    ['chief', 'rival'].map((name) =>
      addUser(server.database, { account: `${name}${userCount}`, access: ['admin'] }),
    ),
  );
  const [chief, rival] = admins;
  if (!chief || !rival) throw new Error('Two admins are needed.');
  await server.call(changeRolesCall, { id: server.adminId, access: ['user'] }, admin);
  await openAllConnections();
  const removeAdminRole = (target: UserRecord, actor: UserRecord) =>
    changeUser(
      server,
      { id: target.id, access: ['user'] },
      { user: actor, address: '192.0.2.1', at: new Date() },
    );
  const removals = await Promise.allSettled([removeAdminRole(rival, chief), removeAdminRole(chief, rival)]);
  await updateUser(server.database, server.adminId, { access: ['user', 'admin'] });
  const rejected = removals.filter((removal) => removal.status === 'rejected');
  expect(rejected).toHaveLength(1);
  expect(rejected[0]?.reason).toMatchObject({ code: ERROR_CODES.lastAdmin });
});

test('records the actor and the action of a change, and the values before and after it', async () => {
  await server.call(changeRolesCall, { id: user.id, access: ['admin'] }, admin);
  const [event] = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, user.id));
  expect(event).toMatchObject({
    action: 'user.updated',
    actorId: server.adminId,
    actorAccount: 'admin',
    before: { access: ['user'], status: 'active' },
    after: { access: ['admin'], status: 'active' },
  });
});

test('a new user chooses a password with the link that the admin receives, and has the roles immediately', async () => {
  const body = {
    account: `added${userCount}`,
    mail: `Added${userCount}@Example.com`,
    name: 'Added',
    access: ['admin' as const],
  };
  const { data } = await server.call(userCreateCall, body, admin);
  expect(data.user).toMatchObject({
    account: body.account,
    mail: body.mail.toLowerCase(),
    access: ['admin'],
  });
  const token = data.path.split('#token=')[1] ?? '';
  const password = 'a lantern over water';
  await server.call(resetPasswordCall, { token, password });
  const session = await signInAs(server, body.account, password);
  expect((await server.call(userListCall, {}, { token: session.token })).status).toBe(200);
  const events = await server.database
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.targetId, data.user.id));
  expect(events.map(({ action }) => action)).toContain('user.created');
});

test('rejects a new user with a taken account or email address, and stores nothing', async () => {
  const fresh = {
    account: `fresh${userCount}`,
    mail: `fresh${userCount}@example.com`,
    name: 'Fresh',
    access: ['user' as const],
  };
  for (const [change, code, field] of [
    [{ account: user.account }, ERROR_CODES.accountTaken, 'account'],
    [{ mail: user.mail.toUpperCase() }, ERROR_CODES.mailTaken, 'mail'],
  ] as const) {
    const { envelope } = await server.call(userCreateCall, { ...fresh, ...change }, admin);
    expect(envelope).toMatchObject({ code, fields: [{ field }] });
  }
  const found = await server.call(userListCall, { keyword: 'fresh' }, admin);
  expect(found.data.total).toBe(0);
});

test('a user without the permission cannot add users', async () => {
  const { token } = await signInAs(server, user.account);
  const body = { account: 'mole', mail: 'mole@example.com', name: 'Mole', access: ['admin' as const] };
  expect((await server.call(userCreateCall, body, { token })).status).toBe(403);
});

test('rejects a change to a user who does not exist', async () => {
  const changed = await server.call(changeRolesCall, { id: UNKNOWN_ID, access: ['user'] }, admin);
  const linked = await server.call(issueResetLinkCall, { id: UNKNOWN_ID }, admin);
  for (const response of [changed, linked]) expect(response.envelope?.code).toBe(ERROR_CODES.notFound);
});

test('rejects a change of other fields than roles and status', async () => {
  const body = { id: user.id, access: ['user' as const], passwordHash: 'x' };
  const rejected = await server.call(changeRolesCall, body, admin);
  expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'passwordHash' }] });
});

test('returns 503 with a retry time when a user is added while too many passwords wait to be hashed', async () => {
  const crowd = Array.from({ length: 60 }, (_, count) =>
    passwordHasher
      .hash('a password of the crowd', passwordHashRequesters.user(`${count}`))
      .catch(() => undefined),
  );
  const body = {
    account: `late${userCount}`,
    mail: `late${userCount}@example.com`,
    name: 'Late',
    access: ['user' as const],
  };
  const responses = await Promise.all(
    Array.from({ length: 3 }, (_, count) =>
      server.call(
        userCreateCall,
        { ...body, account: `late${userCount}-${count}`, mail: `${count}${body.mail}` },
        admin,
      ),
    ),
  );
  await Promise.all(crowd);
  const rejected = responses.filter(({ status }) => status !== 200);
  expect(rejected.length).toBeGreaterThan(0);
  for (const { status, headers } of rejected) expect([status, headers['retry-after']]).toEqual([503, '5']);
});
