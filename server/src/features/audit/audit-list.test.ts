import {
  algorithmCreateCall,
  algorithmRemoveCall,
  auditDetailCall,
  auditListCall,
  changeRolesCall,
  ERROR_CODES,
  versionCreateCall,
} from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { UserRecord } from '../identity/user-repository.ts';

let server: TestServer;
let admin: { readonly token: string };
let person: UserRecord;

beforeAll(async () => {
  server = await startTestServer();
  admin = { token: (await signInAs(server, 'admin', server.adminPassword)).token };
  person = await addUser(server.database, { account: 'person' });
  await server.call(changeRolesCall, { id: person.id, access: ['user', 'admin'] }, admin);
  await server.call(changeRolesCall, { id: person.id, access: ['user'] }, admin);
});

afterAll(() => server.close());

test('events are listed newest first, with actor, action, and values before and after', async () => {
  const { list, total } = (await server.call(auditListCall, { filters: { targetId: [person.id] } }, admin))
    .data;
  expect(total).toBe(2);
  expect(list[0]).toMatchObject({
    action: 'user.updated',
    actorAccount: 'admin',
    targetType: 'user',
  });
  const { data } = await server.call(auditDetailCall, { id: list[0]?.id ?? '' }, admin);
  expect(data).toMatchObject({
    action: 'user.updated',
    before: { access: ['user', 'admin'] },
    after: { access: ['user'] },
  });
  expect(list.map(({ at }) => at)).toEqual(
    list
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('events are found by action, user, time and text', async () => {
  const actions = (await server.call(auditListCall, { filters: { action: ['session.started'] } }, admin))
    .data;
  expect(actions.list.every(({ action }) => action === 'session.started')).toBe(true);
  expect(actions.total).toBeGreaterThan(0);
  const own = (await server.call(auditListCall, { filters: { actorId: [server.adminId] } }, admin)).data;
  expect(own.list.every(({ actorId }) => actorId === server.adminId)).toBe(true);
  const named = { actions: ['user.updated'], targetTypes: [] };
  const byName = { keyword: '修改', named, filters: { targetId: [person.id] } };
  expect((await server.call(auditListCall, byName, admin)).data.total).toBe(2);
  expect((await server.call(auditListCall, { ...byName, named: undefined }, admin)).data.total).toBe(0);
  const byKind = { keyword: '用户', named: { actions: [], targetTypes: ['user'] } };
  expect((await server.call(auditListCall, byKind, admin)).data.total).toBeGreaterThan(1);
  const earlier = { ranges: { at: { to: '2020-01-01T00:00:00.000Z' } } };
  expect((await server.call(auditListCall, earlier, admin)).data.total).toBe(0);
  expect((await server.call(auditListCall, { keyword: 'USER.UPD' }, admin)).data.total).toBe(2);
});

test('events name their resources, also removed ones, and the algorithm of a version', async () => {
  const draft = { slug: 'audited', name: 'Audited', task: 'cluster' as const, description: '', tags: [] };
  const { data: algorithm } = await server.call(algorithmCreateCall, draft, admin);
  const version = { engineId: 'kmeans', parameters: {}, sample: null, note: '' };
  await server.call(versionCreateCall, { algorithmId: algorithm.id, ...version }, admin);
  await server.call(algorithmRemoveCall, { ids: [algorithm.id] }, admin);
  const { list } = (await server.call(auditListCall, { filters: { actorId: [server.adminId] } }, admin)).data;
  const findByAction = (action: string) => list.find((event) => event.action === action);
  expect(findByAction('algorithm.removed')).toMatchObject({ targetName: 'Audited', targetParentId: null });
  expect(findByAction('algorithm-version.created')).toMatchObject({
    targetName: 'Audited v1',
    targetParentId: algorithm.id,
  });
  expect(findByAction('user.updated')).toMatchObject({ targetName: person.name });
  expect(findByAction('session.started')).toMatchObject({ targetName: 'admin' });
});

test('the list cannot be filtered by the values before and after a change', async () => {
  const { envelope } = await server.call(auditListCall, { filters: { before: ['x'] } }, admin);
  expect(envelope?.code).toBe(ERROR_CODES.invalid);
});

test('a user without the permission cannot read the list', async () => {
  const { token } = await signInAs(server, 'person');
  expect((await server.call(auditListCall, {}, { token })).status).toBe(403);
});
