import { appCalls, keyCalls, nlpCalls } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import {
  createPortableCalls,
  type PortableServer,
  readDefinition,
  startPortableServer,
} from './portable.fixture.ts';

let setup: PortableServer;
let adminKey: string;
let wang: { token: string };
let wangKey: string;
let targetId: string;

async function createSecret(by: { token: string }): Promise<string> {
  const draft = { name: 'definitions', scopes: ['manage' as const] };
  return (await setup.server.call(keyCalls.create, draft, by)).data.secret;
}

beforeAll(async () => {
  setup = await startPortableServer();
  await addUser(setup.server.database, { account: 'wang' });
  wang = await signInAs(setup.server, 'wang');
  [adminKey, wangKey] = [await createSecret(setup.admin), await createSecret(wang)];
  const body = { filters: { task: ['language'] } };
  targetId = (await setup.server.call(nlpCalls.list, body, setup.admin)).data.list[0]?.id ?? '';
});

afterAll(() => setup.server.close());

async function get(path: string, key = wangKey) {
  const headers = { authorization: `Bearer ${key}` };
  return setup.server.app.inject({ url: `/v1/definitions/${path}`, headers });
}

async function post(path: string, file: Blob, options?: object, key = wangKey) {
  const form = new FormData();
  form.set('file', file, 'definition.json');
  if (options) form.set('options', JSON.stringify(options));
  const encoded = new Response(form);
  const response = await setup.server.app.inject({
    method: 'POST',
    url: `/v1/${path}`,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
}

test('exports an app as the console does, and imports it with another name', async () => {
  const { id } = (await setup.server.call(appCalls.nlp.create, { name: 'Languages', targetId }, wang)).data;
  const listed = await get('app?keyword=Lang');
  expect(listed.json()).toEqual({ total: 1, records: [{ id, name: 'Languages', title: 'Languages' }] });
  const exported = await get(`app/${id}`);
  expect(exported.headers['content-type']).toBe('application/json');
  const file = new Blob([new Uint8Array(exported.rawPayload)]);
  const fromConsole = (await createPortableCalls(setup, 'app', wang).exportFile(id)).data;
  expect(await readDefinition(file)).toEqual(await readDefinition(fromConsole));

  const preview = await post('imports/preview', file);
  expect(preview.body).toMatchObject({
    kind: 'app',
    name: 'Languages',
    new_name: 'Languages (2)',
    missing: [],
  });
  const imported = await post('imports', file, { name: 'Copy' });
  expect(imported).toMatchObject({
    status: 200,
    body: { kind: 'app', name: 'Copy', unvalidated_versions: [] },
  });
  expect((await get('app?keyword=Copy')).json().total).toBe(1);
});

test('names a required part that is missing, and stores nothing', async () => {
  const { id } = (await setup.server.call(appCalls.nlp.create, { name: 'Blocked', targetId }, wang)).data;
  const definition = (await get(`app/${id}`)).json();
  definition.content.target.slug = 'absent';
  const file = new Blob([JSON.stringify(definition)]);
  const { body } = await post('imports/preview', file);
  expect(body.missing).toEqual([{ part: 'target', name: 'absent', affects: '', is_required: true }]);
  const rejected = await post('imports', file, { name: 'Absent' });
  expect(rejected).toMatchObject({ status: 409, body: { error: { code: 'import_blocked' } } });
  expect((await get('app?keyword=Absent')).json().total).toBe(0);
});

test('for records other than apps, the owner of the key needs the permission to manage them', async () => {
  const { records } = (await get('nlp?page_size=200', adminKey)).json();
  const [record] = records;
  const exported = await get(`nlp/${record.id}`, adminKey);
  expect(exported.json()).toMatchObject({ kind: 'nlp', content: { slug: record.name } });
  const file = new Blob([new Uint8Array(exported.rawPayload)]);
  expect((await post('imports', file, { name: 'copied' }, adminKey)).body).toMatchObject({ name: 'copied' });
  const rejected = [await get('nlp'), await get(`nlp/${record.id}`)].map(({ statusCode }) => statusCode);
  expect(rejected).toEqual([403, 403]);
  expect((await post('imports/preview', file)).status).toBe(403);
});

test('a key of an admin sees no apps of other users', async () => {
  const { id } = (await setup.server.call(appCalls.nlp.create, { name: 'Private', targetId }, wang)).data;
  expect((await get('app?keyword=Private', adminKey)).json().total).toBe(0);
  expect((await get(`app/${id}`, adminKey)).statusCode).toBe(404);
});

test('rejects an unknown kind, an unknown record and a file that is not a definition', async () => {
  expect((await get('planet')).statusCode).toBe(404);
  expect((await get('app/no-id')).statusCode).toBe(404);
  const { status, body } = await post('imports', new Blob(['{}']));
  expect([status, body.error.code]).toEqual([422, 'portable_unreadable']);
});
