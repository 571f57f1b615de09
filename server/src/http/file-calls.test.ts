import { defineCall, ERROR_CODES, LIMITS } from '@atrium/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { number, object, optional, string } from 'zod/mini';
import { sessionRoutes } from '../features/session/routes.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import { createPngHeader, createTinyPng } from '../testing/tiny-images.ts';
import { declareRoute } from './declare-route.ts';

const lookCall = defineCall('/api/test/look', {
  body: object({ word: string() }),
  data: object({ word: string(), name: optional(string()), mediaType: optional(string()), length: number() }),
  file: 'image',
});
const plainCall = defineCall('/api/test/plain', { body: object({}), data: object({}) });

const routes = [
  declareRoute(lookCall, 'signed-in', ({ word }, { file }) => ({
    word,
    ...(file ? { name: file.name, mediaType: file.mediaType } : {}),
    length: file?.bytes.length ?? 0,
  })),
  declareRoute(plainCall, 'public', () => ({})),
];

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ routes: (deps) => [...routes, ...sessionRoutes(deps)] });
  token = (await signInAs(server, 'admin', server.adminPassword)).token;
});

afterAll(() => server.close());

const look = (bytes: Uint8Array<ArrayBuffer>, name = 'a.png') =>
  server.call(lookCall, { word: 'hello' }, { token, file: new File([bytes], name, { type: 'image/jpeg' }) });

describe('a call that takes a file', () => {
  test('receives it unchanged beside its body, with the type read from its bytes', async () => {
    const bytes = await createTinyPng(3, 2);
    const { data } = await look(bytes, '图片.png');
    expect(data).toEqual({ word: 'hello', name: '图片.png', mediaType: 'image/png', length: bytes.length });
  });

  test('may come without a file, encrypted like any other call', async () => {
    expect((await server.call(lookCall, { word: 'alone' }, { token })).data).toEqual({
      word: 'alone',
      length: 0,
    });
  });

  test('rejects a file that is not an image, is too large or has too many pixels, before decoding', async () => {
    const codes = async (bytes: Uint8Array<ArrayBuffer>) => (await look(bytes)).envelope?.code;
    expect(await codes(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe(
      ERROR_CODES.imageUnreadable,
    );
    expect(await codes(new Uint8Array())).toBe(ERROR_CODES.imageUnreadable);
    expect(await codes(new Uint8Array(LIMITS.imageBytes + 1))).toBe(ERROR_CODES.imageTooLarge);
    expect(await codes(createPngHeader(10_000, 4_001))).toBe(ERROR_CODES.imageTooManyPixels);
    expect(await codes(createPngHeader(10_000, 4_000))).toBe(ERROR_CODES.ok);
    expect(await codes(createPngHeader(1, 40_000_000))).toBe(ERROR_CODES.imageSideTooLong);
    expect(await codes(createPngHeader(32_768, 1))).toBe(ERROR_CODES.imageSideTooLong);
    expect(await codes(createPngHeader(1, 32_767))).toBe(ERROR_CODES.ok);
  });

  test('reports which limit is exceeded, in the language of the request', async () => {
    const file = new Blob([createPngHeader(20_000, 20_000)]);
    const options = { token, file, headers: { 'accept-language': 'en' } };
    const { envelope } = await server.call(lookCall, { word: '' }, options);
    expect(envelope?.msg).toBe('The image has more than 40 megapixels');
  });

  test.each([
    ['en', 'One side of the image is longer than 32767 pixels'],
    ['zh-CN', '图片边长超过 32767 像素'],
  ])('reports in %s that a side is too long', async (locale, sentence) => {
    const file = new Blob([createPngHeader(1, 40_000_000)]);
    const { envelope } = await server.call(
      lookCall,
      { word: '' },
      { token, file, headers: { 'accept-language': locale } },
    );
    expect(envelope?.msg).toBe(sentence);
  });

  test('returns status 401 without a session, and 413 far beyond the limit', async () => {
    const file = new Blob([new Uint8Array(LIMITS.imageBytes + 6 * 1024 * 1024)]);
    const status = async (callerToken?: string) =>
      (await server.call(lookCall, { word: '' }, { token: callerToken, file })).status;
    expect([await status(), await status(token)]).toEqual([401, 413]);
  });

  test.each([
    'text that is not a form',
    '--x\r\nContent-Disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n',
  ])('rejects a body that is not a form with the expected parts: %j', async (payload) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-token': token };
    const response = await server.app.inject({ method: 'POST', url: lookCall.path, headers, payload });
    expect([response.statusCode, response.body]).toEqual([400, '']);
  });
});

const part = '--x\r\nContent-Disposition: form-data; name="body"\r\n\r\n\r\n';

const half = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc';

test.each([
  ['its end', half],
  ['the end of its body', `${half}\r\n${part}`.slice(0, -4)],
  ['the end of its headers', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"'],
  ['everything after its file', `${half}\r\n--x`],
])('rejects a form without %s', async (_name, payload) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-token': token };
  const response = await server.app.inject({ method: 'POST', url: lookCall.path, headers, payload });
  expect(response.statusCode).toBe(400);
});

test.each([
  ['parts', Buffer.from(part.repeat(100_000))],
  [
    'headers',
    Buffer.concat([Buffer.from('--x\r\n'), Buffer.alloc(8 * 1024 * 1024, 'a: b\r\n'), Buffer.from('\r\n')]),
  ],
])('rejects a form with many %s', async (_name, payload) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-token': token };
  const response = await server.app.inject({ method: 'POST', url: lookCall.path, headers, payload });
  expect(response.statusCode).toBe(400);
});

test('rejects a form whose encrypted body is too large', async () => {
  const word = 'a'.repeat(4 * 1024 * 1024);
  const file = new Blob([await createTinyPng(1, 1)]);
  expect((await server.call(lookCall, { word }, { token, file })).status).toBe(413);
});

test('a call that takes no file rejects one with 415', async () => {
  expect((await server.call(plainCall, {}, { file: new Blob([await createTinyPng(1, 1)]) })).status).toBe(
    415,
  );
});
