import { Writable } from 'node:stream';
import { defineCall } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { object } from 'zod/mini';
import { createApiServer } from './create-api-server.ts';
import { declareRoute } from './declare-route.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

const WIRE_KEY = 'the wire key of these tests';
const failCall = defineCall('/api/test/fail', { body: object({}), data: object({}) });
const apps: FastifyInstance[] = [];

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

async function startLogged(handler: () => Record<string, never>) {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  const app = await createApiServer({
    wireKey: WIRE_KEY,
    routes: [declareRoute(failCall, 'public', handler)],
    authenticate: async () => undefined,
    logger: { level: 'info', stream },
  });
  apps.push(app);
  return { app, lines: () => written.trimEnd().split('\n') };
}

function call(app: FastifyInstance, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: `${failCall.path}?next=%0d%0aforged`,
    headers: { 'content-type': 'text/plain', ...headers },
    payload: createNodeCipher(WIRE_KEY).seal('{}'),
  });
}

test('an error message stays on its log line, even with control characters', async () => {
  const { app, lines } = await startLogged(() => {
    throw new Error('one\r\n{"level":60,"msg":"forged"}\u001b[31m\u0000');
  });
  const response = await call(app, { host: 'x\ty' });
  expect([response.statusCode, response.body]).toEqual([500, '']);
  const entries = lines().map((line) => JSON.parse(line));
  expect(entries.map(({ msg }) => msg)).toEqual(['incoming request', 'request failed', 'request completed']);
  expect(entries[1].err.message).toContain('forged');
  for (const line of lines()) expect(line).not.toMatch(/\p{Cc}/u);
});

test('logs a response that breaks its schema as a server error', async () => {
  const { app, lines } = await startLogged(() => JSON.parse('"no object"'));
  expect((await call(app)).statusCode).toBe(500);
  const failed = lines().find((line) => line.includes('request failed'));
  expect(JSON.parse(failed ?? '').err.message).toContain('"expected": "object"');
});

test('no log line contains a token', async () => {
  const { app, lines } = await startLogged(() => ({}));
  expect((await call(app, { 'x-token': 'a-canary-of-a-token' })).statusCode).toBe(200);
  expect(lines().join()).toContain('request completed');
  expect(lines().join()).not.toContain('canary');
});
