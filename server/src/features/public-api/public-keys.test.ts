import { ERROR_CODES, keyCalls } from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

let server: TestServer;
let wang: { token: string };
let li: { token: string };
let targetId: string;
let secret: string;

beforeAll(async () => {
  server = await startAppServer();
  for (const account of ['wang', 'li']) await addUser(server.database, { account });
  [wang, li] = [await signInAs(server, 'wang'), await signInAs(server, 'li')];
  targetId = await addTarget(server, 'nlp', 'keyed');
});

beforeEach(async () => {
  const { data } = await server.call(keyCalls.create, { name: 'manager', scopes: ['manage'] }, wang);
  ({ secret } = data);
  return () => server.call(keyCalls.revoke, { id: data.key.id }, wang);
});

afterAll(() => server.close());

async function send(path: string, body?: object, key = secret) {
  const response = await server.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/v1/${path}`,
    headers: { authorization: `Bearer ${key}` },
    ...(body ? { payload: body } : {}),
  });
  return { status: response.statusCode, body: response.json() };
}

it('creates a key that works, lists it without its secret, and revokes it', async () => {
  const { id: appId } = await addApp(server, wang, { name: 'Words', targetId });
  const draft = { app_id: appId, name: 'script', scopes: ['read'], days: 7, at_once: 2 };
  const { body: created } = await send('keys', draft);
  expect(created.key).toMatchObject({ app_id: appId, name: 'script', scopes: ['read'], at_once: 2 });
  expect((await send(`apps/${appId}`, undefined, created.secret)).status).toBe(200);
  const { body: listed } = await send(`keys?app_id=${appId}`);
  expect(listed.keys).toMatchObject([{ id: created.key.id, revoked_at: null }]);
  expect(JSON.stringify(listed)).not.toContain(created.secret);
  const revoked = await send(`keys/${created.key.id}/revoke`, {});
  expect(revoked.body).toMatchObject({ id: created.key.id, revoked_at: expect.any(String) });
  expect((await send(`apps/${appId}`, undefined, created.secret)).status).toBe(401);
});

it('lists the keys of the account without an app', async () => {
  const { body } = await send('keys');
  expect(body.keys).toContainEqual(
    expect.objectContaining({ name: 'manager', app_id: null, scopes: ['manage'] }),
  );
});

it('a key cannot create a key with the scope `manage`', async () => {
  const { status, body } = await send('keys', { name: 'another', scopes: ['manage'] });
  expect([status, body.error.param]).toEqual([422, 'scopes.0']);
});

it('an account key has the scope `manage` only if it is selected, and the key of an app never has it', async () => {
  const { id: appId } = await addApp(server, wang, { name: 'Other words', targetId });
  const ordinary = (await server.call(keyCalls.create, { name: 'ordinary' }, wang)).data;
  expect(ordinary.key.scopes).not.toContain('manage');
  expect((await send('keys', undefined, ordinary.secret)).status).toBe(403);
  const { envelope } = await server.call(keyCalls.create, { appId, name: 'app', scopes: ['manage'] }, wang);
  expect(envelope).toMatchObject({ code: ERROR_CODES.invalid });
});

it('treats the keys and apps of other users as missing', async () => {
  const { id: appId } = await addApp(server, li, { name: 'Private', targetId });
  const { key } = (await server.call(keyCalls.create, { name: 'private' }, li)).data;
  const responses = [
    await send(`keys?app_id=${appId}`),
    await send('keys', { app_id: appId, name: 'mine' }),
    await send(`keys/${key.id}/revoke`, {}),
    await send('keys/no-id/revoke', {}),
  ];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
