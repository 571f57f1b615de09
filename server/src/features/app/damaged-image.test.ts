import { appCalls, ERROR_CODES, recognitionCalls, runCalls } from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createTinyPng } from '../../testing/tiny-images.ts';
import { addApp } from './app.fixture.ts';

let server: TestServer;
let admin: { token: string };
let file: Blob;

beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server, 'admin', server.adminPassword);
  const whole = await createTinyPng(60, 40);
  file = new Blob([whole.subarray(0, whole.length / 2)]);
});

afterAll(() => server.close());

describe.each(['ocr', 'barcode'] as const)('a damaged image for the task %s', { timeout: 60_000 }, (task) => {
  const messages = [
    ['zh-CN', '图片已损坏或不完整，请更换文件。'],
    ['en-US', 'The image is damaged or incomplete. Choose another file.'],
  ] as const;

  const expected = (msg: string) => ({
    code: ERROR_CODES.imageDamaged,
    msg,
    fields: [{ field: 'file', msg }],
  });

  test.each(messages)('is rejected in a run, and recorded as rejected (%s)', async (language, msg) => {
    const { list } = (await server.call(recognitionCalls.list, { pageSize: 50 }, admin)).data;
    const targetId = list.find((item) => item.task === task && item.status === 'published')?.id ?? '';
    const { id } = await addApp(server, admin, {
      kind: 'recognition',
      name: `${task} ${language}`,
      targetId,
    });
    const headers = { 'accept-language': language };
    const response = await server.call(
      appCalls.recognition.run,
      { id, input: { kind: 'image' } },
      { ...admin, headers, file },
    );
    expect(response.envelope).toMatchObject(expected(msg));
    const runs = await server.call(runCalls.list, { filters: { appId: [id] } }, admin);
    expect(runs.data.list).toMatchObject([{ status: 'rejected', errorCode: ERROR_CODES.imageDamaged }]);
  });

  test.each(messages)('is rejected in the test of an item (%s)', async (language, msg) => {
    const { list } = (await server.call(recognitionCalls.list, { pageSize: 50 }, admin)).data;
    const found = list.find((item) => item.task === task);
    if (!found) throw new Error('There is no such item.');
    const { engine, parameters } = (await server.call(recognitionCalls.detail, { id: found.id }, admin)).data;
    const headers = { 'accept-language': language };
    const body = { task, engine, parameters, input: { kind: 'image' as const } };
    const response = await server.call(recognitionCalls.test, body, { ...admin, headers, file });
    expect(response.envelope).toMatchObject(expected(msg));
  });
});
