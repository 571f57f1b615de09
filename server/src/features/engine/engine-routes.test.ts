import { engineListCall } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('engines say what they do, what they take, where they are weak, and what was measured of them', async () => {
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const { list } = (await server.call(engineListCall, {}, admin)).data;
  for (const engine of list) {
    expect(engine.weaknesses.length, engine.id).toBeGreaterThan(0);
    expect(engine.parameters, engine.id).toMatchObject({ type: 'object', additionalProperties: false });
    expect(engine.measured, engine.id).toMatchObject({ quality: { figure: expect.any(String) } });
  }
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

test('nobody sees them without signing in', async () => {
  expect((await server.call(engineListCall, {})).status).toBe(401);
});
