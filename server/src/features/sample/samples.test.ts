import { ERROR_CODES, sampleFileCall, sampleListCall, TASK_IDS, TASKS } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImageHeader } from '../../images/read-image-header.ts';
import { addUser } from '../../testing/add-user.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';

let server: TestServer;
let user: { token: string };

beforeAll(async () => {
  server = await startTestServer();
  await addUser(server.database, { account: 'li' });
  user = await signInAs(server, 'li');
});

afterAll(() => server.close());

test('every task except those of trained models has samples that fit it, in the requested language', async () => {
  const { list } = (
    await server.call(sampleListCall, {}, { ...user, headers: { 'accept-language': 'en-US' } })
  ).data;
  expect(new Set(list.map(({ task }) => task))).toEqual(
    new Set(TASK_IDS.filter((task) => !['classify', 'regress'].includes(task))),
  );
  expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
  for (const { task, input, title } of list) {
    expect(input.kind).toBe(TASKS[task].input);
    expect(title).toMatch(/^[\w -]+$/);
  }
  const forecasts = (await server.call(sampleListCall, { task: 'forecast' }, user)).data.list;
  expect(forecasts.map(({ title }) => title)).toEqual(['图书馆每月到访人数', '面包店每日销量']);
});

test('returns the image of a sample with its media type', async () => {
  const { mediaType, base64 } = (await server.call(sampleFileCall, { name: 'notice-zh' }, user)).data;
  expect(mediaType).toBe('image/png');
  expect(readImageHeader(Buffer.from(base64, 'base64'))).toMatchObject({ mediaType, width: 720 });
});

test.each(['pump-sensor', '../main.ts', 'nothing'])('finds no image with the name %s', async (name) => {
  expect((await server.call(sampleFileCall, { name }, user)).envelope?.code).toBe(ERROR_CODES.notFound);
});

test('samples require a sign-in', async () => {
  expect((await server.call(sampleListCall, {})).status).toBe(401);
  expect((await server.call(sampleFileCall, { name: 'notice-zh' })).status).toBe(401);
});
