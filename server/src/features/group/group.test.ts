import { ERROR_CODES, groupCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

const UNKNOWN_ID = '0190a8f0-0000-7000-8000-000000000000';

let server: TestServer;
let admin: { readonly token: string };

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
});

afterAll(() => server.close());

const create = async (name: string, description = '') =>
  (await server.call(groupCalls.create, { name, description }, admin)).data;

test('adds a group, finds it by its description, and rejects its name a second time', async () => {
  const group = await create('Translators', 'Everyone who reads 中文');
  expect(group).toMatchObject({ name: 'Translators', memberCount: 0, revision: 1 });
  const { data } = await server.call(groupCalls.list, { keyword: '中文' }, admin);
  expect(data).toEqual({ list: [group], total: 1 });
  const again = await server.call(groupCalls.create, { name: 'Translators' }, admin);
  expect(again.envelope).toMatchObject({ code: ERROR_CODES.nameTaken, fields: [{ field: 'name' }] });
});

test('renames a group, and rejects a stale change', async () => {
  const { id, revision } = await create('Old name');
  await create('Taken name');
  const body = { id, revision, name: 'New name' };
  const { data } = await server.call(groupCalls.update, body, admin);
  expect(data).toMatchObject({ name: 'New name', revision: 2 });
  const stale = await server.call(groupCalls.update, { ...body, name: 'Other name' }, admin);
  expect(stale.envelope).toMatchObject({
    code: ERROR_CODES.revisionStale,
    data: { current: { name: 'New name' }, changed: ['name'] },
  });
  const taken = await server.call(groupCalls.update, { id, revision: 2, name: 'Taken name' }, admin);
  expect(taken.envelope?.code).toBe(ERROR_CODES.nameTaken);
});

test('adds and removes members, and lists the groups of a user', async () => {
  const [mei, li] = [
    await addUser(server.database, { account: 'mei' }),
    await addUser(server.database, { account: 'li.na' }),
  ];
  const { id: groupId } = await create('Readers');
  const added = await server.call(groupCalls.addMembers, { groupId, userIds: [mei.id, li.id] }, admin);
  expect(added.data.memberCount).toBe(2);
  const again = await server.call(groupCalls.addMembers, { groupId, userIds: [mei.id] }, admin);
  expect(again.data.memberCount).toBe(2);
  const sort = { field: 'name', order: 'ascend' as const };
  const members = (await server.call(groupCalls.members, { groupId, sort }, admin)).data;
  expect(members.list.map(({ account }) => account)).toEqual(['li.na', 'mei']);
  expect(members.total).toBe(2);
  const found = (await server.call(groupCalls.members, { groupId, keyword: 'LI.N' }, admin)).data;
  expect(found).toMatchObject({ list: [{ id: li.id, name: 'li.na', status: 'active' }], total: 1 });
  const ofUser = (await server.call(groupCalls.list, { memberId: mei.id }, admin)).data;
  expect(ofUser.list.map(({ name }) => name)).toEqual(['Readers']);
  const removed = await server.call(groupCalls.removeMembers, { groupId, userIds: [mei.id] }, admin);
  expect(removed.data.memberCount).toBe(1);
  expect((await server.call(groupCalls.list, { memberId: mei.id }, admin)).data.total).toBe(0);
});

test('rejects users and groups that do not exist', async () => {
  const { id } = await create('Empty');
  for (const body of [
    { groupId: id, userIds: [UNKNOWN_ID] },
    { groupId: UNKNOWN_ID, userIds: [UNKNOWN_ID] },
  ]) {
    const added = await server.call(groupCalls.addMembers, body, admin);
    expect(added.envelope?.code).toBe(ERROR_CODES.notFound);
  }
  const removed = await server.call(groupCalls.remove, { ids: [id, UNKNOWN_ID] }, admin);
  expect(removed.envelope?.code).toBe(ERROR_CODES.notFound);
  expect((await server.call(groupCalls.list, { keyword: 'Empty' }, admin)).data.total).toBe(1);
});

test('records each change as an audit event, with the accounts of members', async () => {
  const user = await addUser(server.database, { account: 'audited' });
  const { id } = await create('Audited');
  await server.call(groupCalls.update, { id, revision: 1, name: 'Audited 2' }, admin);
  await server.call(groupCalls.addMembers, { groupId: id, userIds: [user.id] }, admin);
  await server.call(groupCalls.removeMembers, { groupId: id, userIds: [user.id] }, admin);
  await server.call(groupCalls.remove, { ids: [id] }, admin);
  const events = await server.database
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.targetId, id))
    .orderBy(auditEvents.at, auditEvents.id);
  expect(events.map(({ action }) => action)).toEqual([
    'group.created',
    'group.updated',
    'group.member-added',
    'group.member-removed',
    'group.removed',
  ]);
  expect(events[2]?.after).toEqual({ name: 'Audited 2', members: ['audited'] });
});
