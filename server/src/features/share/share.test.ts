import {
  APP_LEVELS,
  type AppLevel,
  appCalls,
  assetsListCall,
  type BodyOf,
  batchCalls,
  ERROR_CODES,
  groupCalls,
  includesLevel,
  keyCalls,
  runCalls,
  SHARE_LIMITS,
  type ShareLevel,
  shareCalls,
} from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appShares } from '../../database/schema/app-shares.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { users } from '../../database/schema/users.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';
import type { UserRecord } from '../identity/user-repository.ts';

interface Caller {
  readonly token: string;
}

let server: TestServer;
let admin: Caller;
let owner: Caller;
let guest: Caller;
let guestUser: UserRecord;
let targetId: string;
let appId: string;
let count = 0;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'owner' });
  guestUser = await addUser(server.database, { account: 'guest' });
  admin = await signInAs(server, 'admin', server.adminPassword);
  [owner, guest] = [await signInAs(server, 'owner'), await signInAs(server, 'guest')];
  targetId = await addTarget(server, 'nlp', 'shared');
});

beforeEach(async () => {
  appId = await addSharedApp();
});

afterAll(() => server.close());

async function addSharedApp(): Promise<string> {
  count += 1;
  return (await addApp(server, owner, { name: `App ${count}`, targetId, logPolicy: 'full' })).id;
}

const share = (body: Omit<BodyOf<typeof shareCalls.set>, 'appId'>, id = appId) =>
  server.call(shareCalls.set, { appId: id, ...body }, owner);
const shareWithGuest = (level: ShareLevel, id = appId) =>
  share({ kind: 'user', holderId: guestUser.id, level }, id);
const runAs = async (caller: Caller, id = appId) =>
  server.call(appCalls.nlp.run, { id, input: { kind: 'text', text: '好' } }, caller);
const readCodeAs = async (caller: Caller) =>
  (await server.call(appCalls.nlp.detail, { id: appId }, caller)).envelope?.code;
const listRunsAs = async (caller: Caller, id = appId) =>
  (await server.call(runCalls.list, { filters: { appId: [id] } }, caller)).data.list;

async function addGroup(members: readonly string[]): Promise<string> {
  const { data } = await server.call(groupCalls.create, { name: `Group ${createId()}` }, admin);
  if (members.length > 0) {
    await server.call(groupCalls.addMembers, { groupId: data.id, userIds: [...members] }, admin);
  }
  return data.id;
}

/** An app and its records, on which the calls act. */
interface Records {
  readonly appId: string;
  readonly runId: string;
  readonly batchId: string;
  readonly keyId: string;
  readonly shareId: string;
}

async function addRecords(): Promise<Records> {
  const id = await addSharedApp();
  const run = (await runAs(owner, id)).data;
  const batch = await server.call(
    batchCalls.create,
    {
      ...{ appId: id, name: 'texts.csv', columns: ['text'], inputColumns: ['text'] },
      ...{ horizon: 1, season: 0, perMinute: null },
    },
    owner,
  );
  await server.call(batchCalls.addRows, { id: batch.data.id, from: 1, rows: [['好']] }, owner);
  const key = (await server.call(keyCalls.create, { appId: id, name: 'CI' }, owner)).data.key;
  const groupId = await addGroup([]);
  const shared = (await share({ kind: 'group', holderId: groupId, level: 'use' }, id)).data;
  return { appId: id, runId: run.id, batchId: batch.data.id, keyId: key.id, shareId: shared.id };
}

type Attempt = (
  records: Records,
  caller: Caller,
) => Promise<{ readonly envelope: { readonly code: number } | undefined }>;

const { nlp } = appCalls;

/**
 * Each call by name, the level that it requires, and how to send it. A call that removes a record comes after all other
 * calls on this record.
 */
const CALLS: readonly (readonly [name: string, required: AppLevel, attempt: Attempt])[] = [
  ['app detail', 'use', (records, caller) => server.call(nlp.detail, { id: records.appId }, caller)],
  ['run', 'use', (records, caller) => runAs(caller, records.appId)],
  ['batch list', 'use', (records, caller) => server.call(batchCalls.list, { appId: records.appId }, caller)],
  ['run detail', 'view', (records, caller) => server.call(runCalls.detail, { id: records.runId }, caller)],
  ['run again', 'view', (records, caller) => server.call(runCalls.again, { id: records.runId }, caller)],
  [
    'feedback',
    'view',
    (records, caller) => server.call(runCalls.feedback, { id: records.runId, feedback: 1 }, caller),
  ],
  [
    'batch detail',
    'view',
    (records, caller) => server.call(batchCalls.detail, { id: records.batchId }, caller),
  ],
  [
    'batch deliveries',
    'view',
    (records, caller) => server.call(batchCalls.deliveries, { id: records.batchId }, caller),
  ],
  [
    'batch rows',
    'view',
    (records, caller) => server.call(batchCalls.rows, { id: records.batchId, page: 1, pageSize: 10 }, caller),
  ],
  [
    'app update',
    'edit',
    (records, caller) =>
      server.call(nlp.update, { id: records.appId, revision: 999, name: 'Changed' }, caller),
  ],
  [
    'clone',
    'edit',
    (records, caller) => server.call(nlp.clone, { id: records.appId, name: createId() }, caller),
  ],
  ['pause', 'edit', (records, caller) => server.call(nlp.pause, { id: records.appId }, caller)],
  ['activate', 'edit', (records, caller) => server.call(nlp.activate, { id: records.appId }, caller)],
  ['key list', 'edit', (records, caller) => server.call(keyCalls.list, { appId: records.appId }, caller)],
  [
    'key create',
    'edit',
    (records, caller) => server.call(keyCalls.create, { appId: records.appId, name: 'New' }, caller),
  ],
  [
    'key rotate',
    'edit',
    (records, caller) => server.call(keyCalls.rotate, { id: records.keyId, overlapHours: 0 }, caller),
  ],
  ['key revoke', 'edit', (records, caller) => server.call(keyCalls.revoke, { id: records.keyId }, caller)],
  [
    'batch rows add',
    'edit',
    (records, caller) =>
      server.call(batchCalls.addRows, { id: records.batchId, from: 2, rows: [['早']] }, caller),
  ],
  [
    'batch start',
    'edit',
    (records, caller) => server.call(batchCalls.start, { id: records.batchId }, caller),
  ],
  [
    'batch cancel',
    'edit',
    (records, caller) => server.call(batchCalls.cancel, { id: records.batchId }, caller),
  ],
  [
    'batch retry',
    'edit',
    (records, caller) => server.call(batchCalls.retry, { id: records.batchId }, caller),
  ],
  [
    'batch remove',
    'edit',
    (records, caller) => server.call(batchCalls.remove, { id: records.batchId }, caller),
  ],
  [
    'share list',
    'manage',
    (records, caller) => server.call(shareCalls.list, { appId: records.appId }, caller),
  ],
  [
    'share search',
    'manage',
    (records, caller) => server.call(shareCalls.search, { appId: records.appId, keyword: 'gu' }, caller),
  ],
  [
    'share set',
    'manage',
    (records, caller) =>
      server.call(shareCalls.set, { appId: records.appId, kind: 'everyone', level: 'use' }, caller),
  ],
  [
    'share remove',
    'manage',
    (records, caller) => server.call(shareCalls.remove, { id: records.shareId }, caller),
  ],
  [
    'history clear',
    'manage',
    (records, caller) => server.call(runCalls.clear, { appId: records.appId }, caller),
  ],
  ['app remove', 'manage', (records, caller) => server.call(nlp.remove, { ids: [records.appId] }, caller)],
];

/**
 * Prefixes of names in `CALLS`. For a call on another user's run or batch, a user with the level `use` gets `notFound`,
 * as if the record did not exist.
 */
const HIDDEN_AT_USE = ['run ', 'feedback', 'batch '];

describe('a user with', () => {
  test.each<[string, AppLevel | undefined]>([
    ['no share', undefined],
    ...APP_LEVELS.map((level): [string, AppLevel] => [`the level ${level}`, level]),
  ])('%s may make only the calls that this allows', async (_, level) => {
    const records = await addRecords();
    if (level !== undefined && level !== 'manage') await shareWithGuest(level, records.appId);
    const caller = level === 'manage' ? owner : guest;
    for (const [name, required, attempt] of CALLS) {
      const code = (await attempt(records, caller)).envelope?.code;
      const isHidden = level === 'use' && HIDDEN_AT_USE.some((start) => name.startsWith(start));
      const { notAllowed, notFound } = ERROR_CODES;
      if (level !== undefined && includesLevel(level, required)) {
        expect([notAllowed, notFound], name).not.toContain(code);
      } else expect(code, name).toBe(level === undefined || isHidden ? notFound : notAllowed);
    }
  });
});

test('an app is private before it is shared, and again from the first request after the share is removed', async () => {
  expect(await readCodeAs(guest)).toBe(ERROR_CODES.notFound);
  const { data } = await shareWithGuest('use');
  expect(await readCodeAs(guest)).toBe(0);
  const { data: app } = await server.call(appCalls.nlp.detail, { id: appId }, guest);
  expect(app).toMatchObject({ level: 'use', ownerName: 'owner' });
  await server.call(shareCalls.remove, { id: data.id }, owner);
  expect(await readCodeAs(guest)).toBe(ERROR_CODES.notFound);
  expect((await runAs(guest)).envelope?.code).toBe(ERROR_CODES.notFound);
});

test('adding or removing a member and deleting a group take effect at the next request, and the highest level applies', async () => {
  const groupId = await addGroup([]);
  await share({ kind: 'group', holderId: groupId, level: 'edit' });
  expect(await readCodeAs(guest)).toBe(ERROR_CODES.notFound);
  await server.call(groupCalls.addMembers, { groupId, userIds: [guestUser.id] }, admin);
  await shareWithGuest('use');
  const level = async () => (await server.call(appCalls.nlp.detail, { id: appId }, guest)).data.level;
  expect(await level()).toBe('edit');
  await server.call(groupCalls.removeMembers, { groupId, userIds: [guestUser.id] }, admin);
  expect(await level()).toBe('use');
  await server.call(groupCalls.addMembers, { groupId, userIds: [guestUser.id] }, admin);
  await server.call(groupCalls.remove, { ids: [groupId] }, admin);
  expect(await level()).toBe('use');
  const stored = await server.database.select().from(appShares).where(eq(appShares.appId, appId));
  expect(stored.map(({ userId }) => userId)).toEqual([guestUser.id]);
});

test('the shares and memberships of a deleted user are deleted', async () => {
  const { id } = await addUser(server.database, { account: `leaving${count}` });
  const groupId = await addGroup([id]);
  await share({ kind: 'user', holderId: id, level: 'use' });
  await server.database.delete(users).where(eq(users.id, id));
  expect((await server.call(shareCalls.list, { appId }, owner)).data.list).toEqual([]);
  expect((await server.call(groupCalls.members, { groupId }, admin)).data.total).toBe(0);
});

test('an app can be shared with all users only with the level use, which allows runs but no changes', async () => {
  const wider = await share({ kind: 'everyone', level: 'view' });
  expect(wider.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'level' }] });
  await share({ kind: 'everyone', level: 'use' });
  expect((await runAs(guest)).envelope?.code).toBe(0);
  const paused = await server.call(appCalls.nlp.pause, { id: appId }, guest);
  expect(paused.envelope?.code).toBe(ERROR_CODES.notAllowed);
});

test('the list of apps contains shared apps, and the filter separates them from own apps', async () => {
  const own = await addApp(server, guest, { name: `Own ${count}`, targetId });
  await shareWithGuest('use');
  const list = async (ownership?: string) => {
    const filters = ownership ? { ownership: [ownership] } : {};
    const { data } = await server.call(assetsListCall, { filters, pageSize: 100 }, guest);
    return data.list.map(({ id }) => id);
  };
  expect(await list()).toEqual(expect.arrayContaining([own.id, appId]));
  expect(await list('own')).toContain(own.id);
  expect(await list('own')).not.toContain(appId);
  expect(await list('shared')).toContain(appId);
  expect(await list('shared')).not.toContain(own.id);
  const unknown = await server.call(assetsListCall, { filters: { ownership: ['stolen'] } }, guest);
  expect(unknown.envelope).toMatchObject({
    code: ERROR_CODES.invalid,
    fields: [{ field: 'filters.ownership' }],
  });
});

test('only users who may manage a removed app see it in the list and can restore it', async () => {
  await shareWithGuest('edit');
  await server.call(appCalls.nlp.remove, { ids: [appId] }, owner);
  const removed = async (caller: Caller) =>
    (await server.call(assetsListCall, { isRemoved: true, pageSize: 100 }, caller)).data.list.map(
      ({ id }) => id,
    );
  expect(await removed(guest)).not.toContain(appId);
  expect(await removed(owner)).toContain(appId);
  const restored = await server.call(appCalls.nlp.restore, { ids: [appId] }, guest);
  expect(restored.envelope?.code).toBe(ERROR_CODES.notFound);
});

test('with the level use, users see only their own runs, with input and output', async () => {
  await runAs(owner);
  await shareWithGuest('use');
  const ran = (await runAs(guest)).data;
  expect(await listRunsAs(guest)).toMatchObject([{ id: ran.id, userName: 'guest', snippet: '好' }]);
  const everywhere = (await server.call(runCalls.list, { pageSize: 100 }, guest)).data.list;
  expect(everywhere.filter((run) => run.appId === appId)).toHaveLength(1);
  const searched = await server.call(runCalls.list, { keyword: 'owner' }, guest);
  expect(searched.data.list.filter((run) => run.appId === appId)).toEqual([]);
  const detail = (await server.call(runCalls.detail, { id: ran.id }, guest)).data;
  expect(detail).toMatchObject({ isWithheld: false, input: { text: '好' } });
});

test('with the level view, users see who ran the app, and the input of all runs', async () => {
  const ran = (await runAs(owner)).data;
  await shareWithGuest('view');
  expect(await listRunsAs(guest)).toMatchObject([{ id: ran.id, userName: 'owner', snippet: '好' }]);
  const everywhere = (await server.call(runCalls.list, { pageSize: 100 }, guest)).data.list;
  expect(everywhere.map(({ id }) => id)).toContain(ran.id);
  expect((await server.call(runCalls.detail, { id: ran.id }, guest)).data.input).toMatchObject({
    text: '好',
  });
});

test('the input of another user’s run is withheld from an admin without a share', async () => {
  const code = (await runAs(guest)).envelope?.code;
  expect(code).toBe(ERROR_CODES.notFound);
  const { id } = (await runAs(owner)).data;
  expect((await server.call(runCalls.detail, { id }, admin)).data.isWithheld).toBe(true);
  const own = (await runAs(admin)).data;
  expect((await server.call(runCalls.detail, { id: own.id }, admin)).data.isWithheld).toBe(false);
});

test('users with the level use see and change only their own batches, until the share ends', async () => {
  const draft = {
    ...{ appId, name: 'mine.csv', columns: ['text'], inputColumns: ['text'] },
    ...{ horizon: 1, season: 0, perMinute: null },
  };
  await server.call(batchCalls.create, draft, owner);
  const { data: shared } = await shareWithGuest('use');
  const own = (await server.call(batchCalls.create, draft, guest)).data;
  const list = async (caller: Caller) => (await server.call(batchCalls.list, { appId }, caller)).data.list;
  expect(await list(guest)).toMatchObject([{ id: own.id, isChangeable: true }]);
  expect(await list(owner)).toHaveLength(2);
  await shareWithGuest('view');
  const both = await list(guest);
  expect(both.map(({ isChangeable }) => isChangeable)).toEqual([true, false]);
  expect(both.map(({ createdByName }) => createdByName)).toEqual(['guest', 'owner']);
  await server.call(shareCalls.remove, { id: shared.id }, owner);
  const read = await server.call(batchCalls.detail, { id: own.id }, guest);
  expect(read.envelope?.code).toBe(ERROR_CODES.notFound);
});

test('a key that an editor created works only while this editor may edit the app', async () => {
  await shareWithGuest('edit');
  const { secret } = (await server.call(keyCalls.create, { appId, name: 'By guest' }, guest)).data;
  const describeApp = async () => {
    const headers = { authorization: `Bearer ${secret}` };
    return (await server.app.inject({ url: `/v1/apps/${appId}`, headers })).statusCode;
  };
  expect(await describeApp()).toBe(200);
  await shareWithGuest('view');
  expect(await describeApp()).toBe(401);
  await shareWithGuest('edit');
  expect(await describeApp()).toBe(200);
});

test('sharing again changes the level, and each change is an audit event', async () => {
  const first = (await shareWithGuest('use')).data;
  const second = (await shareWithGuest('edit')).data;
  expect(second).toMatchObject({ id: first.id, level: 'edit', name: 'guest', kind: 'user' });
  await server.call(shareCalls.remove, { id: first.id }, owner);
  const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, appId));
  const shares = events.filter(({ action }) => /shared$/.test(action));
  expect(shares.map(({ action }) => action).sort()).toEqual(['app.shared', 'app.shared', 'app.unshared']);
  expect(shares.map(({ after }) => after)).toContainEqual({
    with: 'user',
    holderId: guestUser.id,
    name: 'guest',
    level: 'edit',
  });
});

test('a share is rejected for the owner, a disabled or unknown user, an unknown or missing group, and everyone with a holder', async () => {
  const [row] = await server.database.select().from(users).where(eq(users.account, 'owner'));
  const disabled = await addUser(server.database, { account: `disabled${count}`, status: 'disabled' });
  for (const [kind, holderId] of [
    ['user', row?.id],
    ['user', disabled.id],
    ['user', createId()],
    ['group', createId()],
    ['group', undefined],
    ['everyone', guestUser.id],
  ] as const) {
    const body = { kind, level: 'use' as const, ...(holderId ? { holderId } : {}) };
    const rejected = await share(body);
    expect(rejected.envelope, kind).toMatchObject({
      code: ERROR_CODES.invalid,
      fields: [{ field: 'holderId' }],
    });
  }
});

test('an app has at most 100 shares', async () => {
  const [user] = await server.database.select().from(users).where(eq(users.id, guestUser.id));
  if (!user) throw new Error('The user is missing.');
  const many = Array.from({ length: SHARE_LIMITS.sharesPerApp }, (_, index) => ({
    ...{ ...user, id: createId(), mobile: null },
    ...{ account: `many${index}`, mail: `many${index}@example.com` },
  }));
  await server.database.insert(users).values(many);
  const stamps = { createdAt: new Date(), createdBy: user.id };
  await server.database
    .insert(appShares)
    .values(
      many.map(({ id: userId }) => ({ id: createId(), appId, userId, level: 'use' as const, ...stamps })),
    );
  expect((await shareWithGuest('use')).envelope?.code).toBe(ERROR_CODES.shareLimit);
  const changed = await share({ kind: 'user', holderId: many[0]?.id ?? '', level: 'edit' });
  expect(changed.envelope?.code).toBe(0);
});

describe('the search for users and groups', () => {
  const search = (keyword: string) => server.call(shareCalls.search, { appId, keyword }, owner);

  test('requires two characters, and finds names by the beginning of a word', async () => {
    expect((await search('g')).envelope).toMatchObject({ code: ERROR_CODES.invalid });
    const { id } = await addUser(server.database, { account: 'mei.lin' });
    await server.database.update(users).set({ name: 'Mei Lin' }).where(eq(users.id, id));
    const group = await server.call(groupCalls.create, { name: 'Linguists' }, admin);
    const { list } = (await search('LIN')).data;
    expect(list).toEqual([
      { kind: 'group', id: group.data.id, name: 'Linguists' },
      { kind: 'user', id, name: 'Mei Lin' },
    ]);
    expect((await search('ei')).data.list).toEqual([]);
  });

  test('finds a user by username or email address only if it is complete, and does not find disabled users', async () => {
    const { id } = await addUser(server.database, { account: 'zq.hidden' });
    await server.database.update(users).set({ name: '王芳' }).where(eq(users.id, id));
    for (const keyword of ['zq.hidden', 'ZQ.hidden@example.com', '王芳']) {
      expect((await search(keyword)).data.list).toEqual([{ kind: 'user', id, name: '王芳' }]);
    }
    for (const keyword of ['zq.hid', 'zq', 'example.com']) {
      expect((await search(keyword)).data.list).toEqual([]);
    }
    await server.database.update(users).set({ status: 'disabled' }).where(eq(users.id, id));
    expect((await search('王芳')).data.list).toEqual([]);
  });
});
