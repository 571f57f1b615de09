import {
  type AppKind,
  batchCalls,
  changeRolesCall,
  keyCalls,
  runCalls,
  type ShareLevel,
  shareCalls,
  usageCall,
} from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

let server: TestServer;
let admin: { token: string };
let wang: { token: string };
let li: { token: string };
let liId: string;
let secret: string;
let keyId: string;
let count = 0;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  liId = (await addUser(server.database, { account: 'li.na' })).id;
  admin = await signInAs(server, 'admin', server.adminPassword);
  wang = await signInAs(server, 'wang');
  li = await signInAs(server, 'li.na');
});

beforeEach(async () => {
  const { data } = await server.call(keyCalls.create, { name: 'laptop' }, li);
  ({ secret } = data);
  keyId = data.key.id;
  return () => server.call(keyCalls.revoke, { id: keyId }, li);
});

afterAll(() => server.close());

async function addOwnedApp(owner: { token: string }, kind: AppKind = 'nlp'): Promise<string> {
  count += 1;
  const targetId = await addTarget(server, kind, `target-${count}`, {});
  return (await addApp(server, owner, { kind, name: `App ${count}`, targetId })).id;
}

const share = (appId: string, level: ShareLevel) =>
  server.call(shareCalls.set, { appId, kind: 'user', holderId: liId, level }, wang);

async function send(path: string, body?: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${secret}`, ...headers },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

const invoke = (id: string, headers?: Readonly<Record<string, string>>) =>
  send(`apps/${id}/invoke`, { inputs: { text: '好' } }, headers);

it('an account key calls the apps that its owner may use, and no others', async () => {
  const own = await addOwnedApp(li);
  const shared = await addOwnedApp(wang);
  const foreign = await addOwnedApp(wang);
  const sharing = await share(shared, 'use');
  expect(await invoke(own)).toMatchObject({ status: 200, body: { app_id: own } });
  expect(await invoke(shared)).toMatchObject({ status: 200, body: { app_id: shared } });
  for (const id of [foreign, 'unknown']) {
    expect(await invoke(id), id).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } });
    expect(await send(`apps/${id}`), id).toMatchObject({ status: 404 });
    expect(await send(`apps/${id}/batches`, { inputs: [{ text: '好' }] }), id).toMatchObject({ status: 404 });
  }
  await server.call(shareCalls.remove, { id: sharing.data.id }, wang);
  expect(await invoke(shared)).toMatchObject({ status: 404 });
});

it('an account key lists the apps that it may call, the newest first', async () => {
  const [first, second] = [await addOwnedApp(li), await addOwnedApp(wang)];
  await share(second, 'use');
  await addOwnedApp(wang);
  const page = await send('apps?page_size=1');
  expect(page.body).toMatchObject({
    total: expect.any(Number),
    apps: [{ id: second, status: 'active', task: 'tokenize' }],
  });
  expect((await send('apps?page=2&page_size=1')).body.apps).toMatchObject([{ id: first }]);
  const all = (await send('apps?page_size=200')).body;
  expect(all.apps).toHaveLength(all.total);
  expect(await send('apps?page=0')).toMatchObject({ status: 422, body: { error: { param: 'page' } } });
});

it('an account key lists its text apps as models', async () => {
  const table = await addOwnedApp(li, 'algorithm');
  const text = await addOwnedApp(li);
  const shared = await addOwnedApp(wang);
  await share(shared, 'use');
  const models: readonly { readonly id: string }[] = (await send('models')).body.data;
  expect(models.map(({ id }) => id)).not.toContain(table);
  for (const [id, owned_by] of [
    [text, 'li.na'],
    [shared, 'wang'],
  ] as const) {
    expect(models.find((model) => model.id === id)).toMatchObject({ owned_by });
    expect((await send(`models/${id}`)).body).toMatchObject({ id, owned_by });
  }
});

it('an account key reads the usage of all apps of its owner, and of a shared app only with the level `view`', async () => {
  const shared = await addOwnedApp(wang);
  await share(shared, 'use');
  await invoke(shared);
  expect(await send(`apps/${shared}/usage`)).toMatchObject({
    status: 403,
    body: { error: { code: 'not_allowed' } },
  });
  await share(shared, 'view');
  expect((await send(`apps/${shared}/usage`)).body.total.runs).toBe(1);
  const own = await addOwnedApp(li);
  await invoke(own);
  const { groups } = (await send('usage?group_by=app')).body;
  expect(groups.map(({ group }: { readonly group: string }) => group)).toContain(own);
  expect(groups.map(({ group }: { readonly group: string }) => group)).not.toContain(shared);
});

it('an account key runs as its owner, who finds the runs in the history', async () => {
  const shared = await addOwnedApp(wang);
  await share(shared, 'use');
  const { body } = await invoke(shared);
  const { list } = (await server.call(runCalls.list, { filters: { appId: [shared] } }, li)).data;
  expect(list).toMatchObject([{ id: body.id, channel: 'api', userName: 'li.na' }]);
});

it('an account key creates batches, which its owner sees in the console', async () => {
  const shared = await addOwnedApp(wang);
  await share(shared, 'use');
  const { status, body } = await send(`apps/${shared}/batches`, { inputs: [{ text: '好' }, { text: '早' }] });
  expect({ status, total: body.total }).toEqual({ status: 200, total: 2 });
  expect((await send(`apps/${shared}/batches/${body.id}`)).body.id).toBe(body.id);
  const { list } = (await server.call(batchCalls.list, { appId: shared }, li)).data;
  expect(list).toMatchObject([{ id: body.id }]);
});

it('with an account key, a repeated idempotency key returns the first run, and is rejected for another app', async () => {
  const [first, second] = [await addOwnedApp(li), await addOwnedApp(li)];
  const headers = { 'idempotency-key': 'order 1' };
  const { body } = await invoke(first, headers);
  expect((await invoke(first, headers)).body.id).toBe(body.id);
  expect(await invoke(second, headers)).toMatchObject({
    status: 422,
    body: { error: { code: 'idempotency_mismatch' } },
  });
});

it('an account key is named in the usage of its owner when it is near its limit', async () => {
  const own = await addOwnedApp(li);
  const { data } = await server.call(keyCalls.create, { name: 'limited', perDay: 1 }, li);
  ({ secret } = data);
  expect((await invoke(own)).status).toBe(200);
  expect(await invoke(own)).toMatchObject({ status: 429, body: { error: { code: 'quota_day' } } });
  const period = { timeZone: 'UTC', from: today(), to: today() };
  const { nearLimits } = (await server.call(usageCall, period, li)).data;
  expect(nearLimits).toMatchObject([{ keyId: data.key.id, name: 'limited', appName: '', used: 1 }]);
});

it('an account key has no rights of an admin', async () => {
  const foreign = await addOwnedApp(wang);
  const { data } = await server.call(keyCalls.create, { name: 'admin' }, admin);
  ({ secret } = data);
  expect(await invoke(foreign)).toMatchObject({ status: 404 });
});

it('an account key stops working when its account is disabled', async () => {
  const own = await addOwnedApp(li);
  expect((await invoke(own)).status).toBe(200);
  await server.call(changeRolesCall, { id: liId, access: ['user'], status: 'disabled' }, admin);
  expect(await invoke(own)).toMatchObject({ status: 401, body: { error: { code: 'invalid_api_key' } } });
  await server.call(changeRolesCall, { id: liId, access: ['user'], status: 'active' }, admin);
  li = await signInAs(server, 'li.na');
  expect((await invoke(own)).status).toBe(200);
});

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
