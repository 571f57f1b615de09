import { BATCH_LIMITS, batchCalls, keyCalls, LIMITS } from '@atrium/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';
import { createZip } from './create-zip.fixture.ts';

let server: TestServer;
let wang: { readonly token: string };
let appId: string;
let secret: string;
let batchId: string;
let png: Uint8Array;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  wang = await signInAs(server, 'wang');
  const targetId = await addTarget(server, 'recognition', 'scans', {});
  appId = (await addApp(server, wang, { kind: 'recognition', name: 'Scans', targetId })).id;
  secret = (await server.call(keyCalls.create, { appId, name: 'zip', perMinute: 1_000 }, wang)).data.secret;
  png = await createTinyPng(4, 4);
});

beforeEach(async () => {
  const { body } = await send('', Buffer.from('{}'), 'application/json');
  batchId = body.id;
  return async () => {
    await server.call(batchCalls.cancel, { id: batchId }, wang);
    await server.call(batchCalls.remove, { id: batchId }, wang);
  };
});

afterAll(() => server.close());

async function send(path: string, payload: Buffer, type: string) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/v1/apps/${appId}/batches${path}`,
    headers: { authorization: `Bearer ${secret}`, 'content-type': type },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

async function sendZip(bytes: Uint8Array, firstRow?: number) {
  const form = new FormData();
  if (firstRow) form.set('options', JSON.stringify({ first_row: firstRow }));
  form.set('file', new File([new Uint8Array(bytes)], 'scans.zip'));
  const body = new Response(form);
  const type = body.headers.get('content-type') ?? '';
  return send(`/${batchId}/archive`, Buffer.from(await body.arrayBuffer()), type);
}

async function readNames(): Promise<readonly (readonly [row: number, name: string])[]> {
  const response = await server.app.inject({
    url: `/v1/apps/${appId}/batches/${batchId}/rows`,
    headers: { authorization: `Bearer ${secret}` },
  });
  return response.json().rows.map(({ row, file }: { row: number; file: string }) => [row, file]);
}

test('each image of a ZIP file becomes a row, in the order of the file', async () => {
  const zip = createZip([
    { name: 'scans/' },
    { name: 'scans/b.png', bytes: png },
    { name: '__MACOSX/scans/._b.png', bytes: png },
    { name: 'scans/.DS_Store', bytes: png },
    { name: '扫描/a.png', bytes: png },
  ]);
  expect(await sendZip(zip)).toMatchObject({ status: 200, body: { status: 'uploading', total: 2 } });
  expect(await sendZip(zip), 'a repeated request').toMatchObject({ status: 200, body: { total: 2 } });
  const more = createZip([{ name: 'c.png', bytes: png }]);
  expect(await sendZip(more, 3)).toMatchObject({ body: { total: 3 } });
  expect(await readNames()).toEqual([
    [1, 'scans/b.png'],
    [2, '扫描/a.png'],
    [3, 'c.png'],
  ]);
  const started = await send(`/${batchId}/start`, Buffer.from('{}'), 'application/json');
  expect(started).toMatchObject({ status: 200, body: { total: 3 } });
  expect(await sendZip(zip)).toMatchObject({ status: 409 });
});

const image = (name: string) => ({ name, bytes: png });

test.each<readonly [title: string, write: () => Uint8Array, status: number, code: string, param: string]>([
  ['a file that is no ZIP file', () => png, 422, 'archive_invalid', 'file'],
  ['a cut ZIP file', () => createZip([image('a.png')]).slice(10), 422, 'archive_invalid', 'file'],
  ['a ZIP file without images', () => createZip([{ name: 'empty/' }]), 422, 'archive_invalid', 'file'],
  ['a name outside the folder', () => createZip([image('../a.png')]), 422, 'archive_invalid', 'file'],
  [
    'an encrypted entry',
    () => createZip([{ ...image('a.png'), isEncrypted: true }]),
    422,
    'archive_invalid',
    'file',
  ],
  [
    'an entry that is larger than it declares',
    () => createZip([{ name: 'a.png', bytes: new Uint8Array(1_000_000), size: 100 }]),
    422,
    'archive_invalid',
    'file.a.png',
  ],
  [
    'an entry that is no image',
    () => createZip([image('a.png'), { name: 'notes.txt', bytes: Buffer.from('notes') }]),
    422,
    'image_unreadable',
    'file.notes.txt',
  ],
  [
    'an image that is too large',
    () => createZip([{ ...image('a.png'), size: LIMITS.imageBytes + 1 }]),
    413,
    'image_too_large',
    'file.a.png',
  ],
  [
    'too many images',
    () => createZip(Array.from({ length: BATCH_LIMITS.images + 1 }, (_, index) => image(`${index}.png`))),
    413,
    'archive_too_large',
    'file',
  ],
  [
    'images that are too large together',
    () => {
      const count = BATCH_LIMITS.archiveExpandedBytes / LIMITS.imageBytes + 1;
      const entries = Array.from({ length: count }, (_, index) => image(`${index}.png`));
      return createZip(entries.map((entry) => ({ ...entry, size: LIMITS.imageBytes })));
    },
    413,
    'archive_too_large',
    'file',
  ],
])('%s is rejected, and no image is stored', async (_, write, status, code, param) => {
  expect(await sendZip(write())).toMatchObject({ status, body: { error: { code, param } } });
  expect(await readNames()).toEqual([]);
});

test('images over the limit of a batch are rejected with the field of the first row', async () => {
  const zip = createZip([image('a.png'), image('b.png')]);
  expect(await sendZip(zip, BATCH_LIMITS.images)).toMatchObject({
    status: 422,
    body: { error: { param: 'options.first_row' } },
  });
});
