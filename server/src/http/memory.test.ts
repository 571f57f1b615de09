import { type AddressInfo, connect, type Socket } from 'node:net';
import { defineCall } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { object, string } from 'zod/mini';
import type { SignedInUser } from '../domain/request-context.ts';
import { type ApiServerOptions, createApiServer } from './create-api-server.ts';
import { declareRoute } from './declare-route.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

const WIRE_KEY = 'the wire key of these tests';
const MEGABYTE = 1024 * 1024;
const cipher = createNodeCipher(WIRE_KEY);

const echoCall = defineCall('/api/test/echo', {
  body: object({ text: string() }),
  data: object({ length: string() }),
});
const responseCall = defineCall('/api/test/response', { body: object({}), data: object({ text: string() }) });
/** The response of this call is large too, but the handler does not wait for memory. */
const plainResponseCall = defineCall('/api/test/plain-response', {
  body: object({}),
  data: object({ text: string() }),
});

const routes = [
  declareRoute(echoCall, 'signed-in', ({ text }) => ({ length: String(text.length) })),
  declareRoute(responseCall, 'signed-in', async (_body, { memory }) => {
    await memory.reserve(90 * MEGABYTE);
    granted();
    return { text: 'a'.repeat(20 * MEGABYTE) };
  }),
  declareRoute(plainResponseCall, 'signed-in', () => ({ text: 'a'.repeat(5 * MEGABYTE) })),
];

/** Polls for up to 10 seconds, because it takes time to encrypt and to read a body of 2 MB. */
const poll = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 10_000 });

let app: FastifyInstance;
const sockets: Socket[] = [];
/** Called when a call gets the memory for its response. */
let granted = (): void => undefined;
/** The tokens of all calls whose headers were read. */
const seen: string[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
  seen.length = 0;
});

function createUser(id: string): SignedInUser {
  return {
    id,
    account: id,
    name: id,
    access: ['user'],
    sessionId: id,
    provenAt: new Date(),
    status: 'active',
  };
}

async function start(more: Partial<ApiServerOptions> = {}): Promise<void> {
  app = await createApiServer({
    wireKey: WIRE_KEY,
    routes,
    async authenticate(token) {
      seen.push(token);
      return createUser(token);
    },
    memoryTimeout: 200,
    ...more,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Opens a call and sends `body`, which may be shorter than the declared length. */
function open(path: string, token: string, length: number, body = ''): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nX-Token: ${token}`;
  socket.write(`${head}\r\nContent-Length: ${length}\r\n\r\n${body}`);
  return socket;
}

/** Sends a call and does not read its large response. Resolves when the server processes the call. */
async function openUnread(token: string): Promise<void> {
  const isGranted = new Promise<void>((resolve) => {
    granted = resolve;
  });
  const body = cipher.seal('{}');
  open(responseCall.path, token, body.length, body).pause();
  await isGranted;
}

function call(token: string, length: number): Promise<readonly [number, unknown]> {
  return send(echoCall.path, token, { text: 'a'.repeat(length) });
}

async function send(url: string, token: string, body: object): Promise<readonly [number, unknown]> {
  const response = await app.inject({
    method: 'POST',
    url,
    payload: cipher.seal(JSON.stringify(body)),
    headers: { 'content-type': 'text/plain', 'x-token': token },
  });
  return [response.statusCode, response.headers['retry-after']];
}

/** Opens large calls without sending their bodies. Resolves when the server has read their headers. */
async function openWithoutBodies(token: string, count: number): Promise<Socket[]> {
  const openRequests = Array.from({ length: count }, () => open(echoCall.path, token, 4 * MEGABYTE));
  await poll(async () => seen.filter((seenToken) => seenToken === token).length).toBe(count);
  return openRequests;
}

it("limits the memory of one caller's large calls, so that small calls and other callers still run", async () => {
  await start();
  const waitingConnections = await openWithoutBodies('flood', 2);
  expect(await call('flood', 2 * MEGABYTE)).toEqual([503, '1']);
  expect(await call('flood', 1_000)).toEqual([200, undefined]);
  expect(await call('other', 2 * MEGABYTE)).toEqual([200, undefined]);
  for (const socket of waitingConnections) socket.destroy();
  await poll(() => call('flood', 2 * MEGABYTE)).toEqual([200, undefined]);
});

it("limits the total memory of all callers' large calls", async () => {
  await start();
  await openWithoutBodies('one', 2);
  await openWithoutBodies('two', 1);
  expect(await call('three', 2 * MEGABYTE)).toEqual([503, '1']);
});

it('counts a body of undeclared length as the largest allowed body', async () => {
  await start();
  const chunked = () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    sockets.push(socket);
    const head = `POST ${echoCall.path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nX-Token: one`;
    socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n`);
  };
  chunked();
  chunked();
  await poll(async () => seen.length).toBe(2);
  expect(await call('one', 2 * MEGABYTE)).toEqual([503, '1']);
});

it('frees the capacity of calls whose callers disconnect before the body arrives', async () => {
  await start({ maxInFlight: 8 });
  for (let round = 0; round < 5; round += 1) {
    const partial = Array.from({ length: 8 }, () => open(echoCall.path, `user${round}`, 100, 'abc'));
    await poll(async () => (await call('other', 10))[0]).toBe(503);
    for (const socket of partial) socket.destroy();
    await poll(async () => (await call('other', 10))[0]).toBe(200);
  }
});

it('releases the memory of a large call whose caller disconnects while the session is loaded', async () => {
  const gate = Promise.withResolvers<void>();
  let waiting = 0;
  await start({
    async authenticate(token) {
      if (token === 'slow') {
        waiting += 1;
        await gate.promise;
      }
      return createUser('one');
    },
  });
  const closed = Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = open(echoCall.path, 'slow', 4 * MEGABYTE);
      await poll(async () => waiting).toBe(3);
      socket.destroy();
    }),
  );
  await closed;
  await poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(0);
  gate.resolve();
  expect(await call('one', 2 * MEGABYTE)).toEqual([200, undefined]);
});

it('closes a connection whose response is not read, and frees its memory', async () => {
  await start({ idleTimeout: 1_000 });
  await openUnread('one');
  expect(await send(responseCall.path, 'one', {})).toEqual([503, '1']);
  await poll(() => send(responseCall.path, 'one', {})).toEqual([200, undefined]);
});

it('runs a waiting large call when memory becomes free', async () => {
  await start({ memoryTimeout: 60_000 });
  const waitingConnections = await openWithoutBodies('flood', 2);
  let isDone = false;
  const waiting = call('flood', 2 * MEGABYTE).finally(() => {
    isDone = true;
  });
  expect(await call('other', 2 * MEGABYTE)).toEqual([200, undefined]);
  expect(isDone).toBe(false);
  for (const socket of waitingConnections) socket.destroy();
  expect(await waiting).toEqual([200, undefined]);
});

it('rejects a large response if no memory is free', async () => {
  await start();
  await openUnread('one');
  expect(await send(plainResponseCall.path, 'one', {})).toEqual([503, '1']);
  expect(await send(plainResponseCall.path, 'two', {})).toEqual([200, undefined]);
});
