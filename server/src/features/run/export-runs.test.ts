import {
  appCalls,
  type ListBody,
  type LogPolicy,
  RUN_EXPORT_LIMITS,
  runCalls,
  shareCalls,
} from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

let server: TestServer;
let admin: { token: string };
let wang: { token: string };
let li: { token: string };
let liId: string;
let targetId: string;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  liId = (await addUser(server.database, { account: 'li.na' })).id;
  targetId = await addTarget(server, 'nlp', 'exported');
  admin = await signInAs(server, 'admin', server.adminPassword);
  wang = await signInAs(server, 'wang');
  li = await signInAs(server, 'li.na');
});

afterAll(() => server.close());

const addExportedApp = (name: string, logPolicy: LogPolicy = 'full') =>
  addApp(server, wang, { name, targetId, logPolicy });

const runOn = (id: string, text: string, by = wang) =>
  server.call(appCalls.nlp.run, { id, input: { kind: 'text', text } }, by);

const exportRuns = async (appId: string, by = wang, more: ListBody = {}) =>
  (await server.call(runCalls.export, { ...more, filters: { appId: [appId], ...more.filters } }, by)).data;

test('an exported run has its engine, its input and its output', async () => {
  const { id } = await addExportedApp('complete');
  await runOn(id, '=1+1');
  expect((await exportRuns(id)).list).toMatchObject([
    {
      status: 'succeeded',
      userName: 'wang',
      targetVersion: '1',
      engineId: 'fake',
      keyName: null,
      payload: 'included',
      input: { kind: 'text', text: '=1+1' },
      outputs: { tokens: [{ text: '好' }] },
    },
  ]);
});

test('an exported run of an algorithm has the engine of its version, and one of an image has no image', async () => {
  const algorithm = await addApp(server, wang, {
    kind: 'algorithm',
    name: 'groups',
    targetId: await addTarget(server, 'algorithm', 'exported-table'),
    logPolicy: 'full',
  });
  const table = { kind: 'table' as const, columns: ['x'], rows: [[1]] };
  await server.call(appCalls.algorithm.run, { id: algorithm.id, input: table }, wang);
  expect((await exportRuns(algorithm.id)).list).toMatchObject([{ engineId: 'fake', input: table }]);
  const image = await addApp(server, wang, {
    kind: 'recognition',
    name: 'images',
    targetId: await addTarget(server, 'recognition', 'exported-image'),
    logPolicy: 'full',
  });
  const file = new Blob([await createTinyPng(2, 2)]);
  await server.call(appCalls.recognition.run, { id: image.id, input: { kind: 'image' } }, { ...wang, file });
  const [exported] = (await exportRuns(image.id)).list;
  expect(exported).toMatchObject({ payload: 'included', input: { kind: 'image' } });
  expect(exported).not.toHaveProperty('file');
});

test('an export says that input and output were not stored, or are too large', async () => {
  const { id } = await addExportedApp('metadata', 'metadata');
  await runOn(id, 'text');
  expect((await exportRuns(id)).list).toMatchObject([{ payload: 'notStored', input: null, outputs: null }]);
  const full = await addExportedApp('large');
  await runOn(full.id, 'a'.repeat(RUN_EXPORT_LIMITS.payloadLength));
  expect((await exportRuns(full.id)).list).toMatchObject([
    { payload: 'tooLarge', input: null, outputs: null },
  ]);
});

test('an export withholds the payloads of another user’s app from an admin', async () => {
  const { id } = await addExportedApp('withheld');
  await runOn(id, 'secret');
  expect((await exportRuns(id, admin)).list).toMatchObject([
    { payload: 'withheld', input: null, outputs: null, userName: 'wang' },
  ]);
});

test('an export contains only the runs that the user may see and that match the filters', async () => {
  const { id } = await addExportedApp('shared');
  await server.call(shareCalls.set, { appId: id, kind: 'user', holderId: liId, level: 'use' }, wang);
  await runOn(id, 'by the owner');
  await runOn(id, 'by another user', li);
  expect((await exportRuns(id)).total).toBe(2);
  expect(await exportRuns(id, li)).toMatchObject({
    total: 1,
    list: [{ input: { text: 'by another user' } }],
  });
  expect(await exportRuns(id, wang, { filters: { status: ['failed'] } })).toEqual({ list: [], total: 0 });
});

test('an export has pages', async () => {
  const { id } = await addExportedApp('pages');
  for (const text of ['first', 'second', 'third']) await runOn(id, text);
  expect(await exportRuns(id, wang, { page: 2, pageSize: 2 })).toMatchObject({
    total: 3,
    list: [{ input: { text: 'first' } }],
  });
  const { envelope } = await server.call(
    runCalls.export,
    { filters: { appId: [id] }, pageSize: RUN_EXPORT_LIMITS.pageSize + 1 },
    wang,
  );
  expect(envelope?.code).not.toBe(0);
});
