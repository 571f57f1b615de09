import {
  appCalls,
  auditListCall,
  changeRolesCall,
  dashboardRunsCall,
  ERROR_CODES,
  groupCalls,
  issueResetLinkCall,
  nlpCalls,
  type Permission,
  profileCall,
  recognitionCalls,
  resetFactorCall,
  resetPasswordCall,
  roleCalls,
  signOutUserCall,
  userCreateCall,
  userDevicesCall,
  userListCall,
} from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, INPUTS_BY_KIND, startAppServer } from '../app/app.fixture.ts';

const UNKNOWN_ROLE = '0190a8f0-0000-7000-8000-000000000000';

let server: TestServer;
let admin: { readonly token: string };
let count = 0;

beforeAll(async () => {
  server = await startAppServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
});

afterAll(() => server.close());

async function addRole(...permissions: Permission[]) {
  count += 1;
  return (await server.call(roleCalls.create, { name: `Role ${count}`, permissions }, admin)).data;
}

/** Adds a user with a role of these permissions, and signs in. */
async function addHolder(...permissions: Permission[]) {
  const role = await addRole(...permissions);
  const user = await addUser(server.database, { account: `holder${count}`, access: ['user', role.id] });
  const { token, info } = await signInAs(server, user.account);
  return { id: user.id, role, own: { token }, info };
}

test('adds, renames and finds a role, and rejects a taken name and a stale change', async () => {
  const role = await addRole('audit', 'audit', 'nlp-items');
  expect(role).toMatchObject({ permissions: ['audit', 'nlp-items'], userCount: 0, revision: 1 });
  const body = { id: role.id, revision: 1, name: `Auditors ${count}`, permissions: ['audit' as const] };
  const { data } = await server.call(roleCalls.update, body, admin);
  expect(data).toMatchObject({ name: `Auditors ${count}`, permissions: ['audit'], revision: 2 });
  const stale = await server.call(roleCalls.update, body, admin);
  expect(stale.envelope).toMatchObject({ code: ERROR_CODES.revisionStale, data: { changed: [] } });
  const taken = await server.call(
    roleCalls.create,
    { name: `Auditors ${count}`, permissions: ['audit'] },
    admin,
  );
  expect(taken.envelope?.code).toBe(ERROR_CODES.nameTaken);
  const found = await server.call(roleCalls.list, { keyword: `auditors ${count}` }, admin);
  expect(found.data.list.map(({ id }) => id)).toEqual([role.id]);
});

test('a role allows its calls and no others', async () => {
  const { own, info } = await addHolder('nlp-items');
  expect(info.access).toEqual(['user', 'nlp-items']);
  expect((await server.call(nlpCalls.list, {}, own)).status).toBe(200);
  for (const call of [recognitionCalls.list, auditListCall, userListCall, roleCalls.list]) {
    expect((await server.call(call, {}, own)).status, call.path).toBe(403);
  }
});

test('a change of a role takes effect at the next request, and each response states the access list', async () => {
  const { role, own } = await addHolder('audit');
  const before = await server.call(auditListCall, {}, own);
  expect([before.status, before.headers['x-access']]).toEqual([200, 'user audit']);
  const { id, revision, name } = role;
  await server.call(roleCalls.update, { id, revision, name, permissions: ['translations'] }, admin);
  const after = await server.call(auditListCall, {}, own);
  expect([after.status, after.headers['x-access']]).toEqual([403, 'user translations']);
  expect((await server.call(profileCall, {}, own)).data.access).toEqual(['user', 'translations']);
});

test('a role is deleted only when no user has it, and a deleted role cannot be given', async () => {
  const { id, role } = await addHolder('audit');
  const used = await server.call(roleCalls.remove, { ids: [role.id] }, admin);
  expect(used.envelope).toMatchObject({
    code: ERROR_CODES.roleInUse,
    msg: expect.stringContaining(`holder${count}`),
  });
  const listed = (await server.call(roleCalls.list, { keyword: role.name }, admin)).data.list[0];
  expect(listed?.userCount).toBe(1);
  await server.call(changeRolesCall, { id, access: ['user'] }, admin);
  expect((await server.call(roleCalls.remove, { ids: [role.id] }, admin)).data).toEqual({ done: true });
  for (const access of [[role.id], [UNKNOWN_ROLE]]) {
    const given = await server.call(changeRolesCall, { id, access }, admin);
    expect(given.envelope).toMatchObject({ code: ERROR_CODES.invalid, fields: [{ field: 'access' }] });
  }
});

test('the permission `group-runs` shows the runs of users who share a group with the user', async () => {
  const { id, own } = await addHolder('group-runs');
  const targetId = await addTarget(server, 'nlp', 'group-runs');
  const start = async (account: string) => {
    const user = await addUser(server.database, { account });
    const session = await signInAs(server, account);
    const app = await addApp(server, session, { name: account, targetId });
    await server.call(appCalls.nlp.run, { id: app.id, input: INPUTS_BY_KIND.nlp }, session);
    return user.id;
  };
  const colleague = await start('colleague');
  await start('outsider');
  const list = async () =>
    (await server.call(dashboardRunsCall, {}, own)).data.list.map(({ userName }) => userName);
  expect(await list()).toEqual([]);
  const { id: groupId } = (await server.call(groupCalls.create, { name: 'Colleagues' }, admin)).data;
  await server.call(groupCalls.addMembers, { groupId, userIds: [id, colleague] }, admin);
  expect(await list()).toEqual(['colleague']);
  const all = (await server.call(dashboardRunsCall, {}, admin)).data.list.map(({ userName }) => userName);
  expect(all).toEqual(expect.arrayContaining(['colleague', 'outsider']));
});

describe('a user who manages users', () => {
  test('gives and takes only roles whose permissions they have, and never the role admin', async () => {
    const { own, role } = await addHolder('users', 'audit');
    const within = await addRole('audit');
    const beyond = await addRole('audit', 'connections');
    const { id } = await addUser(server.database, { account: `target${count}` });
    const change = async (access: string[]) =>
      (await server.call(changeRolesCall, { id, access: access as ['user'] }, own)).envelope?.code;
    expect(await change(['user', within.id, role.id])).toBe(0);
    expect(await change(['user', beyond.id])).toBe(ERROR_CODES.roleBeyondOwn);
    expect(await change(['user', 'admin'])).toBe(ERROR_CODES.roleBeyondOwn);
    await server.call(changeRolesCall, { id, access: ['user', beyond.id] }, admin);
    expect(await change(['user'])).toBe(ERROR_CODES.roleBeyondOwn);
    const draft = { account: `added${count}`, mail: `added${count}@example.com`, name: 'Added' };
    const created = await server.call(userCreateCall, { ...draft, access: ['admin'] }, own);
    expect(created.envelope?.code).toBe(ERROR_CODES.roleBeyondOwn);
    const allowed = await server.call(userCreateCall, { ...draft, access: ['user'] }, own);
    expect(allowed.data.user.access).toEqual(['user']);
    const token = new URL(allowed.data.path, 'https://console.example').hash.replace('#token=', '');
    const password = 'a-lamp-by-the-river';
    expect((await server.call(resetPasswordCall, { token, password })).envelope?.code).toBe(ERROR_CODES.ok);
  });

  test('gets no control over an account with more permissions', async () => {
    const { own, id: managerId } = await addHolder('users');
    for (const id of [server.adminId, (await addHolder('connections')).id]) {
      for (const [call, body] of [
        [issueResetLinkCall, { id }],
        [resetFactorCall, { id }],
        [userDevicesCall, { id }],
        [signOutUserCall, { id }],
        [changeRolesCall, { id, access: ['user' as const], status: 'disabled' as const }],
      ] as const) {
        const { envelope } = await server.call(call, body as never, own);
        expect(envelope?.code, call.path).toBe(ERROR_CODES.roleBeyondOwn);
      }
    }
    const promoted = await server.call(changeRolesCall, { id: managerId, access: ['admin'] }, own);
    expect(promoted.envelope?.code).toBe(ERROR_CODES.roleBeyondOwn);
    for (const call of [roleCalls.create, roleCalls.update, roleCalls.remove]) {
      const body = { name: 'Own', permissions: ['connections'] };
      expect((await server.call(call, body as never, own)).status, call.path).toBe(403);
    }
  });
});
