import {
  appCalls,
  assetsListCall,
  captchaCall,
  changeRolesCall,
  deleteAccountCall,
  ERROR_CODES,
  groupCalls,
  issueResetLinkCall,
  keyCalls,
  LIMITS,
  loginCall,
  personalDataCall,
  profileCall,
  registerCall,
  resetFactorCall,
  userListCall,
} from '@atrium/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { apps } from '../../database/schema/apps.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { scimUsers } from '../../database/schema/scim-resources.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { userStorage } from '../../database/schema/user-storage.ts';
import { users } from '../../database/schema/users.ts';
import { addUser, TEST_PASSWORD } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';
import type { UserRecord } from '../identity/user-repository.ts';

const MINUTE = 60_000;

let server: TestServer;
let now: Date | undefined;
let targetId: string;
let user: UserRecord;
let token: string;
let count = 0;

beforeAll(async () => {
  server = await startAppServer(() => now ?? new Date());
  targetId = await addTarget(server, 'nlp', 'owned');
});

beforeEach(async () => {
  now = undefined;
  count += 1;
  user = await addUser(server.database, { account: `leaver${count}`, mobile: `+86139000000${count + 10}` });
  token = (await signInAs(server, user.account)).token;
});

afterAll(() => server.close());

async function removeAccount(
  change: { apps?: 'remove' | 'transfer'; newOwner?: string } = {},
  callerToken = token,
) {
  return (await server.call(deleteAccountCall, { apps: 'remove', ...change }, { token: callerToken }))
    .envelope;
}

async function createKey(appId?: string): Promise<string> {
  const created = await server.call(keyCalls.create, { name: 'Key', ...(appId ? { appId } : {}) }, { token });
  return created.data.key.id;
}

test('the file contains what belongs to the user, and no secrets', async () => {
  const app = await addApp(server, { token }, { name: 'My app', targetId });
  await createKey(app.id);
  const input = { kind: 'text' as const, text: '好' };
  await server.call(appCalls.nlp.run, { id: app.id, input }, { token });
  const { data } = await server.call(personalDataCall, {}, { token });
  const text = await data.text();
  expect(JSON.parse(text)).toMatchObject({
    profile: { account: user.account, mail: user.mail, mobile: user.mobile },
    signInMethods: { hasPassword: true, authenticatorApp: null, passkeys: [], linkedAccounts: [] },
    sessions: [{ address: expect.any(String) }],
    apps: [{ id: app.id, name: 'My app' }],
    apiKeys: [{ name: 'Key', appId: app.id }],
    runs: { total: 1, list: [{ appId: app.id, channel: 'console' }] },
    auditEvents: { list: expect.arrayContaining([expect.objectContaining({ action: 'app.created' })]) },
  });
  const [stored] = await server.database.select().from(sessions).where(eq(sessions.userId, user.id));
  const [key] = await server.database.select().from(apiKeys).where(eq(apiKeys.appId, app.id));
  for (const secret of [user.passwordHash, stored?.tokenHash, stored?.refreshHash, key?.secretHash]) {
    expect(text).not.toContain(secret);
  }
});

test('the file and the deletion require a recent proof', async () => {
  // A proof is recent for 10 minutes, and the token is valid for 15.
  now = new Date(Date.now() + 14 * MINUTE);
  const downloaded = await server.call(personalDataCall, {}, { token });
  expect(downloaded.envelope?.code).toBe(ERROR_CODES.proofRequired);
  expect((await removeAccount())?.code).toBe(ERROR_CODES.proofRequired);
});

test('a deleted account loses its sessions, sign-in methods and personal data, but not its username', async () => {
  const other = await signInAs(server, user.account);
  expect((await removeAccount())?.code).toBe(ERROR_CODES.ok);
  for (const ended of [token, other.token]) {
    expect((await server.call(profileCall, {}, { token: ended })).status).toBe(401);
  }
  const signedIn = await server.call(loginCall, { account: user.account, password: TEST_PASSWORD });
  expect(signedIn.envelope?.code).toBe(ERROR_CODES.credentialsWrong);
  const [stored] = await server.database.select().from(users).where(eq(users.id, user.id));
  expect(stored).toMatchObject({
    account: user.account,
    name: user.account,
    mobile: null,
    status: 'disabled',
  });
  expect(stored?.mail).not.toBe(user.mail);
  const [event] = await server.database
    .select()
    .from(auditEvents)
    .where(sql`${auditEvents.action} = 'user.removed' and ${auditEvents.targetId} = ${user.id}`);
  expect(event).toMatchObject({ actorAccount: user.account, after: { apps: 'remove', appCount: 0 } });
});

test('the email address of a deleted account is free again, and the new account gets another username', async () => {
  await removeAccount();
  const { challenge } = (await server.call(captchaCall, {})).data;
  const body = {
    mail: user.mail,
    password: 'seven lamps by the river',
    captcha: await solveCaptcha(challenge),
  };
  const { data } = await server.call(registerCall, body);
  expect(data.info.account).not.toBe(user.account);
});

test('removed apps lose their keys, and an admin sees them in the list of removed apps', async () => {
  const app = await addApp(server, { token }, { name: 'My app', targetId });
  const keys = [await createKey(app.id), await createKey()];
  await removeAccount();
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const removed = await server.call(assetsListCall, { isRemoved: true }, admin);
  expect(removed.data.list.map(({ id }) => id)).toContain(app.id);
  for (const id of keys) {
    const [key] = await server.database.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(key?.revokedAt).not.toBeNull();
  }
});

test('transferred apps belong to the new owner, and a taken name gets a number', async () => {
  const heir = await addUser(server.database, { account: `heir${count}` });
  const heirSession = await signInAs(server, heir.account);
  await addApp(server, heirSession, { name: 'Same name', targetId });
  const same = await addApp(server, { token }, { name: 'Same name', targetId });
  const plain = await addApp(server, { token }, { name: 'Plain', targetId });
  expect((await removeAccount({ apps: 'transfer', newOwner: heir.mail.toUpperCase() }))?.code).toBe(
    ERROR_CODES.ok,
  );
  const owned = await server.database.select().from(apps).where(eq(apps.ownerId, heir.id));
  expect(owned.find(({ id }) => id === same.id)).toMatchObject({ name: 'Same name (2)', removedAt: null });
  expect(owned.find(({ id }) => id === plain.id)).toMatchObject({ name: 'Plain', removedAt: null });
});

test('apps are transferred only to another active user, and nothing is deleted otherwise', async () => {
  const former = await addUser(server.database, { account: `former${count}`, status: 'disabled' });
  for (const newOwner of ['nobody', former.account, user.account, '']) {
    expect(await removeAccount({ apps: 'transfer', newOwner })).toMatchObject({
      code: ERROR_CODES.userMissing,
      fields: [{ field: 'newOwner' }],
    });
  }
  expect((await server.call(profileCall, {}, { token })).status).toBe(200);
});

test('apps are not transferred to a user without enough storage, and nothing is deleted then', async () => {
  const heir = await addUser(server.database, { account: `heir${count}` });
  await server.database.insert(userStorage).values({ userId: heir.id, bytes: LIMITS.storedBytes });
  const app = await addApp(server, { token }, { name: 'Too much', targetId });
  expect(await removeAccount({ apps: 'transfer', newOwner: heir.account })).toMatchObject({
    code: ERROR_CODES.ownerStorageFull,
    fields: [{ field: 'newOwner' }],
  });
  const [stored] = await server.database.select().from(apps).where(eq(apps.id, app.id));
  expect(stored).toMatchObject({ ownerId: user.id, removedAt: null });
  expect((await server.call(profileCall, {}, { token })).status).toBe(200);
  await server.database.update(userStorage).set({ bytes: 0 }).where(eq(userStorage.userId, heir.id));
  expect((await removeAccount({ apps: 'transfer', newOwner: heir.account }))?.code).toBe(ERROR_CODES.ok);
});

test('no one can enable a deleted account, issue a link for it or find it', async () => {
  await removeAccount();
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const { data: group } = await server.call(groupCalls.create, { name: `Group ${count}` }, admin);
  const enabled = await server.call(
    changeRolesCall,
    { id: user.id, access: ['user'], status: 'active' },
    admin,
  );
  const linked = await server.call(issueResetLinkCall, { id: user.id }, admin);
  const reset = await server.call(resetFactorCall, { id: user.id }, admin);
  const added = await server.call(groupCalls.addMembers, { groupId: group.id, userIds: [user.id] }, admin);
  expect([enabled, linked, reset, added].map(({ envelope }) => envelope?.code)).toEqual(
    Array(4).fill(ERROR_CODES.notFound),
  );
  const { data } = await server.call(userListCall, { keyword: user.account }, admin);
  expect(data.list.map(({ id }) => id)).not.toContain(user.id);
  const [stored] = await server.database.select().from(users).where(eq(users.id, user.id));
  expect(stored?.status).toBe('disabled');
});

test('the last active admin cannot delete their own account, and another admin can', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  expect((await removeAccount({}, admin.token))?.code).toBe(ERROR_CODES.lastAdmin);
  const second = await addUser(server.database, { account: `chief${count}`, access: ['user', 'admin'] });
  const { token: secondToken } = await signInAs(server, second.account);
  expect((await removeAccount({}, secondToken))?.code).toBe(ERROR_CODES.ok);
  expect((await removeAccount({}, admin.token))?.code).toBe(ERROR_CODES.lastAdmin);
});

test('a user whom a directory manages cannot delete the account', async () => {
  await server.database.insert(scimUsers).values({ userId: user.id, userName: user.account });
  expect((await removeAccount())?.code).toBe(ERROR_CODES.directoryManaged);
});

// This test must be the last one, because it may delete the admin of the other tests.
test('of the last two admins who delete their accounts at the same time, one remains', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const second = await addUser(server.database, { account: `chief${count}`, access: ['user', 'admin'] });
  const { token: secondToken } = await signInAs(server, second.account);
  const codes = (await Promise.all([removeAccount({}, admin.token), removeAccount({}, secondToken)])).map(
    (envelope) => envelope?.code,
  );
  expect(codes.toSorted()).toEqual([ERROR_CODES.ok, ERROR_CODES.lastAdmin]);
});
