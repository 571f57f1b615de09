import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { defineCall } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { object } from 'zod/mini';
import type { RequestContext } from '../domain/request-context.ts';
import { createApiServer } from './create-api-server.ts';
import { declareRoute } from './declare-route.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

const WIRE_KEY = 'the wire key of these tests';
const sealed = createNodeCipher(WIRE_KEY).seal('{}');
const waitCall = defineCall('/api/test/wait', { body: object({}), data: object({}) });

let app: FastifyInstance;
let entries: { readonly level: number; readonly msg: string; readonly err?: object }[];

afterEach(() => app.close());

async function start(handler: (context: RequestContext) => Promise<Record<string, never>>): Promise<void> {
  entries = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).trimEnd().split('\n')) entries.push(JSON.parse(line));
      done();
    },
  });
  app = await createApiServer({
    wireKey: WIRE_KEY,
    routes: [declareRoute(waitCall, 'public', (_body, context) => handler(context))],
    authenticate: async () => undefined,
    logger: { level: 'info', stream },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Sends a complete or partial call and closes the connection when `isReady` settles. */
async function callAndLeave(body: string, isReady: Promise<unknown>): Promise<void> {
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(client, 'connect');
  const head = `POST ${waitCall.path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${sealed.length}`;
  client.write(`${head}\r\n\r\n${body}`);
  await isReady;
  client.destroy();
}

/** The level of pino for information. Warnings and errors have higher levels. */
const INFO_LEVEL = 30;
const findEntries = (msg: string) => entries.filter((entry) => entry.msg === msg);

test('logs one line without a stack when a caller leaves while it sends its body', async () => {
  await start(async () => ({}));
  await callAndLeave(
    sealed.slice(1),
    once(app.server, 'request').then(() => setImmediate()),
  );
  await vi.waitFor(() => expect(findEntries('client disconnected')).toHaveLength(1));
  expect(findEntries('client disconnected')[0]?.err).toBeUndefined();
  expect(entries.filter(({ level }) => level > INFO_LEVEL)).toEqual([]);
});

test('logs one line and no error when a caller leaves while its handler runs', async () => {
  const working = Promise.withResolvers<void>();
  await start(async ({ signal }) => {
    working.resolve();
    await once(signal, 'abort');
    signal.throwIfAborted();
    return {};
  });
  await callAndLeave(sealed, working.promise);
  await vi.waitFor(() => expect(findEntries('client disconnected')).toHaveLength(1));
  expect(entries.filter(({ level }) => level > INFO_LEVEL)).toEqual([]);
});

test('logs an error when a handler itself fails, even after its client disconnected', async () => {
  const working = Promise.withResolvers<void>();
  await start(async ({ signal }) => {
    working.resolve();
    await once(signal, 'abort');
    throw Object.assign(new Error('a lost connection of the handler'), { code: 'EPIPE' });
  });
  await callAndLeave(sealed, working.promise);
  await vi.waitFor(() => expect(findEntries('request failed')).toHaveLength(1));
  expect(findEntries('client disconnected')).toEqual([]);
});
