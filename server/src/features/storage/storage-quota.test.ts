import { randomBytes } from 'node:crypto';
import { appCalls, ERROR_CODES, runCalls, updateProfileCall } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { addApp, addTarget, createFakeEngines } from '../app/app.fixture.ts';

const LIMIT = 1024 * 1024;

let server: TestServer;
let user: { readonly token: string };
let targetId: string;

beforeAll(async () => {
  server = await startTestServer({ engines: createFakeEngines(), storedBytes: LIMIT });
  await addUser(server.database, { account: 'mei' });
  user = await signInAs(server, 'mei');
  targetId = await addTarget(server, 'nlp', 'storing');
});

afterAll(() => server.close());

/** Returns text that the database cannot compress well. */
const createNoise = () => randomBytes(140_000).toString('base64');

test("rejects data beyond a user's limit until the user clears a history", async () => {
  const app = await addApp(server, user, { name: 'full', targetId, logPolicy: 'full' });
  const run = async () => {
    const body = { id: app.id, input: { kind: 'text' as const, text: createNoise() } };
    return (await server.call(appCalls.nlp.run, body, user)).data.warnings;
  };
  const warnings: (readonly string[])[] = [];
  for (let runs = 0; runs < 10; runs += 1) warnings.push(await run());
  expect(warnings[0]).toEqual([]);
  expect(warnings.at(-1)).toEqual(['payloadNotStored']);
  const runs = (await server.call(runCalls.list, {}, user)).data;
  expect(runs.total).toBe(10);
  expect(runs.list[0]?.hasPayload).toBe(false);

  const create = () => server.call(appCalls.nlp.create, { name: 'more', targetId }, user);
  const rejected = await create();
  expect(rejected.envelope).toMatchObject({ code: ERROR_CODES.storageFull, data: { megabytes: 1 } });
  expect(rejected.envelope?.msg).toContain('1 MB');
  expect(
    (
      await server.call(
        updateProfileCall,
        { name: 'Mei', avatar: '', locale: 'zh-CN', timeZone: 'UTC' },
        user,
      )
    ).envelope?.code,
  ).toBe(0);
  await server.call(runCalls.clear, { appId: app.id }, user);
  expect((await create()).data.name).toBe('more');
  expect(await run()).toEqual([]);
});

test('the storage of one user does not affect that of another', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  expect((await addApp(server, admin, { name: 'mine', targetId })).name).toBe('mine');
});
