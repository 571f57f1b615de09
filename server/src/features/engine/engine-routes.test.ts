import { appCalls, engineHealthCall, engineListCall, targetListCall } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('engines list their limitations, parameters and measured quality', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const { list } = (await server.call(engineListCall, {}, admin)).data;
  for (const engine of list) {
    expect(engine.limitations.length, engine.id).toBeGreaterThan(0);
    expect(engine.parameters, engine.id).toMatchObject({ type: 'object', additionalProperties: false });
    expect(engine.measured, engine.id).toMatchObject({ quality: { metric: expect.any(String) } });
  }
});

test('engines describe the covered and uncovered inputs of their quality test in the language of the request', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const headers = { 'accept-language': 'zh-CN' };
  const { list } = (await server.call(engineListCall, {}, { ...admin, headers })).data;
  for (const { id, qualitySet } of list) {
    expect(qualitySet?.size, id).toBeGreaterThan(0);
    expect(qualitySet?.set, id).toMatch(/\p{Script=Han}/u);
    expect(qualitySet?.uncovered, id).toMatch(/\p{Script=Han}/u);
  }
});

test('engines return their names and limitations in the language of the request', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const readForest = async (language: string) => {
    const headers = { 'accept-language': language };
    const { list } = (await server.call(engineListCall, { task: 'anomaly' }, { ...admin, headers })).data;
    return list
      .filter(({ id }) => id === 'isolation-forest')
      .map(({ name, limitations }) => [name, limitations[1]]);
  };
  expect(await readForest('zh-CN')).toEqual([['孤立森林', '分值只能在同一张表内比较。']]);
  expect(await readForest('en-US')).toEqual([
    ['Isolation forest', 'Scores are comparable only within one table.'],
  ]);
});

test('engines are listed by task', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const { list } = (await server.call(engineListCall, { task: 'tokenize' }, admin)).data;
  expect(list.map(({ id }) => id)).toEqual(['jieba', 'wink']);
});

test('engines are listed by family', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const { list } = (await server.call(engineListCall, { family: 'recognition' }, admin)).data;
  expect(new Set(list.flatMap(({ tasks }) => tasks))).toEqual(new Set(['ocr', 'barcode']));
});

test('engines are not visible without signing in', async () => {
  expect((await server.call(engineListCall, {})).status).toBe(401);
});

test('admins see the health of engines: one is loaded by its first run, the others are idle', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const health = async () => (await server.call(engineHealthCall, {}, admin)).data.list;
  const { list } = (await server.call(engineListCall, {}, admin)).data;
  expect((await health()).map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  expect(new Set((await health()).map(({ state }) => state))).toEqual(new Set(['idle']));
  const targets = (await server.call(targetListCall, { kind: 'algorithm' }, admin)).data.list;
  const target = targets.find(({ task }) => task === 'cluster');
  const app = (
    await server.call(appCalls.algorithm.create, { name: 'Groups', targetId: target?.id ?? '' }, admin)
  ).data;
  const input = target?.sample?.input ?? { kind: 'text' as const, text: '' };
  await server.call(appCalls.algorithm.run, { id: app.id, input }, admin);
  const [kmeans, tesseract] = ['kmeans', 'tesseract'].map(async (id) =>
    (await health()).find((one) => one.id === id),
  );
  expect(await kmeans).toMatchObject({ state: 'loaded', jobs: 0, lastFailure: null });
  expect((await kmeans)?.memoryMb).toBeGreaterThan(10);
  expect(await tesseract).toMatchObject({ state: 'idle', memoryMb: null });
});

test('the health of engines is only for admins', async () => {
  await addUser(server.database, { account: 'li' });
  expect((await server.call(engineHealthCall, {}, await signInAs(server, 'li'))).status).toBe(403);
});
