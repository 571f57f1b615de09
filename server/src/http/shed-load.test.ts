import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { defineCall } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { object } from 'zod/mini';
import { createApiServer } from './create-api-server.ts';
import { declareRoute } from './declare-route.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

const WIRE_KEY = 'the wire key of these tests';
const sealed = createNodeCipher(WIRE_KEY).seal('{}');
const waitCall = defineCall('/api/test/wait', { body: object({}), data: object({}) });

let app: FastifyInstance;
let work: () => Promise<void>;

afterEach(() => app.close());

/** A server that runs two calls, without spare capacity. */
async function start(): Promise<void> {
  const wait = declareRoute(waitCall, 'public', async () => {
    await work();
    return {};
  });
  app = await createApiServer({
    wireKey: WIRE_KEY,
    routes: [wait],
    authenticate: async () => undefined,
    maxInFlight: 2,
    arrivalGrace: 0,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
}

/** Sends several calls on one connection without waiting for responses. Returns both ends of the connection. */
async function sendCalls(...bodies: readonly string[]): Promise<readonly [Socket, Socket]> {
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [server] = await connected;
  const head = `POST ${waitCall.path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${sealed.length}`;
  client.write(bodies.map((body) => `${head}\r\n\r\n${body}`).join(''));
  return [client, server];
}

async function closeBoth([client, server]: readonly [Socket, Socket]): Promise<void> {
  // An incomplete call also causes an error on the connection.
  const closed = new Promise((resolve) => void server.once('close', resolve));
  client.destroy();
  await closed;
}

const statusNow = async () =>
  (
    await app.inject({
      method: 'POST',
      url: waitCall.path,
      payload: sealed,
      headers: { 'content-type': 'text/plain' },
    })
  ).statusCode;

test('a call whose body never arrives frees its slot when the connection closes', async () => {
  work = async () => undefined;
  await start();
  for (let count = 0; count < 3; count += 1) {
    const arrived = once(app.server, 'request');
    const connection = await sendCalls(sealed.slice(1));
    await arrived;
    await closeBoth(connection);
  }
  expect(await statusNow()).toBe(200);
});

test('calls whose bodies never arrive leave the capacity to others, and the oldest ones are closed', async () => {
  work = async () => undefined;
  await start();
  const connections: (readonly [Socket, Socket])[] = [];
  for (let count = 0; count < 5; count += 1) {
    const arrived = once(app.server, 'request');
    connections.push(await sendCalls(sealed.slice(1)));
    await arrived;
    expect(await statusNow()).toBe(200);
  }
  await vi.waitFor(() => {
    expect(connections.map(([, server]) => server.destroyed)).toEqual([true, true, true, true, false]);
  });
  for (const [client] of connections) client.destroy();
});

test('a call whose body arrives while the server is busy is rejected', async () => {
  const gate = Promise.withResolvers<void>();
  work = vi.fn(() => gate.promise);
  await start();
  const arrived = once(app.server, 'request');
  const [late] = await sendCalls(sealed.slice(1));
  await arrived;
  const [busy] = await sendCalls(sealed, sealed);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  const response = once(late, 'data');
  late.write(sealed.slice(0, 1));
  expect(String(await response)).toContain('503 Service Unavailable');
  gate.resolve();
  for (const client of [late, busy]) client.destroy();
});

test('a running call uses its slot until the work is done, even when its connection closes', async () => {
  const gate = Promise.withResolvers<void>();
  work = vi.fn(() => gate.promise);
  await start();
  // Node reads the second call before it responds to the first.
  const connection = await sendCalls(sealed, sealed);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await closeBoth(connection);
  expect(await statusNow()).toBe(503);
  gate.resolve();
  work = async () => undefined;
  await vi.waitFor(async () => expect(await statusNow()).toBe(200));
});
