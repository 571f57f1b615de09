import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defineCall } from '@atrium/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { int, object, string } from 'zod/mini';
import { createApiServer } from './create-api-server.ts';
import { declareRoute } from './declare-route.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

const WIRE_KEY = 'the wire key of these tests';
const cipher = createNodeCipher(WIRE_KEY);
const textCall = defineCall('/api/test/text', {
  body: object({ length: int() }),
  data: object({ text: string() }),
});
const routes = [declareRoute(textCall, 'public', ({ length }) => ({ text: 'a'.repeat(length) }))];

let app: Awaited<ReturnType<typeof createApiServer>>;

beforeAll(async () => {
  app = await createApiServer({ wireKey: WIRE_KEY, routes, authenticate: async () => undefined });
});

afterAll(() => app.close());

const request = (length: number, encoding?: string) =>
  app.inject({
    method: 'POST',
    url: textCall.path,
    headers: { 'content-type': 'text/plain', ...(encoding ? { 'accept-encoding': encoding } : {}) },
    payload: cipher.seal(JSON.stringify({ length })),
  });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])(
  'a response of a list’s size is compressed for a browser that accepts %s',
  async (accepted, encoding, unpack) => {
    const response = await request(10_000, accepted);
    expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    const text = unpack(response.rawPayload).toString();
    expect(JSON.parse(cipher.open(text))).toEqual({ code: 0, data: { text: 'a'.repeat(10_000) } });
    expect(response.rawPayload.length / text.length).toBeLessThan(0.77);
  },
);

test('a small response, and a response to a caller without compression, is sent uncompressed', async () => {
  for (const response of [await request(1_000, 'gzip, br'), await request(10_000)]) {
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(cipher.open(response.body))).toMatchObject({ code: 0 });
  }
});
