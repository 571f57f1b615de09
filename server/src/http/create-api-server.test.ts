import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { defineCall, ERROR_CODES, envelopeSchema } from '@atrium/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { array, number, object, optional, string } from 'zod/mini';
import { connectDatabase } from '../database/connect-database.ts';
import type { SignedInUser } from '../domain/request-context.ts';
import { findFreePort } from '../embedded/find-free-port.ts';
import { type ApiServerOptions, createApiServer } from './create-api-server.ts';
import { declareRoute, type RouteDeclaration } from './declare-route.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

const WIRE_KEY = 'the wire key of these tests';
const cipher = createNodeCipher(WIRE_KEY);

const addCall = defineCall('/api/test/add', {
  body: object({
    one: number(),
    options: optional(object({ two: number() })),
    more: optional(array(object({ three: number() }))),
  }),
  data: object({ sum: number() }),
});
const secretCall = defineCall('/api/test/secret', { body: object({}), data: object({ word: string() }) });

const add = declareRoute(addCall, 'public', ({ one, options }) => ({ sum: one + (options?.two ?? 0) }));
const secret = declareRoute(secretCall, ['admin'], () => ({ word: 'open' }));

const USERS: Readonly<Record<string, SignedInUser>> = Object.fromEntries(
  (['user', 'admin'] as const).map((role) => [
    role,
    {
      id: role,
      account: role,
      name: role,
      access: [role],
      sessionId: role,
      provenAt: new Date(),
      status: 'active',
    },
  ]),
);

const apps: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function start(
  routes: readonly RouteDeclaration[] = [add, secret],
  more: Partial<ApiServerOptions> = {},
) {
  const app = await createApiServer({
    wireKey: WIRE_KEY,
    routes,
    authenticate: async (token) => USERS[token],
    ...more,
  });
  apps.push(app);
  return app;
}

/** Sends immediately. The promise of `inject` would send only when it is awaited. */
async function send(
  app: FastifyInstance,
  url: string,
  payload: string,
  headers: Record<string, string> = {},
) {
  return await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'text/plain', ...headers },
  });
}

function sendSealed(app: FastifyInstance, body: unknown, headers?: Record<string, string>) {
  return send(app, addCall.path, cipher.seal(JSON.stringify(body)), headers);
}

function open(text: string) {
  return envelopeSchema.parse(JSON.parse(cipher.open(text)));
}

function createFailingRoute(error: unknown): RouteDeclaration {
  return declareRoute(addCall, 'public', () => {
    throw error;
  });
}

describe('a call', () => {
  it('is encrypted in both directions, is not cached, and its media type is not guessed', async () => {
    const response = await sendSealed(await start(), { one: 1, options: { two: 2 } });
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    });
    expect(open(response.body)).toEqual({ code: 0, data: { sum: 3 } });
  });

  it.each([
    ['an empty body', ''],
    ['text that was never sealed', '{"one":1}'],
    ['a body sealed with another key', createNodeCipher('another key altogether').seal('{"one":1}')],
    ['a sealed body that is not JSON', cipher.seal('one')],
    ['a body with one changed character', flipBit(cipher.seal('{"one":1}'))],
  ])('rejects %s with 400 and an empty body', async (_, payload) => {
    const response = await send(await start(), addCall.path, payload);
    expect([response.statusCode, response.body]).toEqual([400, '']);
  });

  it('rejects unknown fields at any depth, in the language of the request', async () => {
    const body = { one: 1, options: { two: 2, three: 3 }, more: [{ three: 3, four: 4 }], access: ['admin'] };
    const english = open((await sendSealed(await start(), body, { 'accept-language': 'en' })).body);
    expect(english).toMatchObject({
      code: ERROR_CODES.invalid,
      fields: [
        { field: 'options.three', msg: 'Invalid value' },
        { field: 'more.0.four', msg: 'Invalid value' },
        { field: 'access', msg: 'Invalid value' },
      ],
    });
    expect(open((await sendSealed(await start(), body)).body).msg).toMatch(/[\u4e00-\u9fff]/);
  });

  it('enforces its declared access', async () => {
    const app = await start();
    const statusFor = async (token?: string): Promise<number> =>
      (await send(app, secretCall.path, cipher.seal('{}'), token ? { 'x-token': token } : {})).statusCode;
    expect([await statusFor(), await statusFor('forged'), await statusFor('user')]).toEqual([401, 401, 403]);
    expect(await statusFor('admin')).toBe(200);
  });

  it('returns 500 without details when its response breaks its schema or its handler throws', async () => {
    const wrong = declareRoute(addCall, 'public', () => JSON.parse('{"sum":"a password"}'));
    for (const route of [wrong, createFailingRoute(new Error('a password'))]) {
      const response = await sendSealed(await start([route]), { one: 1 });
      expect([response.statusCode, response.body]).toEqual([500, '']);
    }
  });

  it('returns 503 with a retry time while the database is unavailable', async () => {
    const connection = connectDatabase(`postgres://x:x@127.0.0.1:${await findFreePort()}/x`, () => undefined);
    const querying = declareRoute(addCall, 'public', async () => {
      await connection.database.execute(sql`select 1`);
      return { sum: 1 };
    });
    const response = await sendSealed(await start([querying]), { one: 1 });
    await connection.close();
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '1']);
  });

  it('returns 503 with a retry time when too many calls are running, and then works again', async () => {
    const gate = Promise.withResolvers<void>();
    const waiting = declareRoute(addCall, 'public', async ({ one }) => {
      if (one === 0) await gate.promise;
      return { sum: one };
    });
    const app = await start([waiting], { maxInFlight: 2 });
    const running = [sendSealed(app, { one: 0 }), sendSealed(app, { one: 0 })];
    const rejected = await sendSealed(app, { one: 1 });
    gate.resolve();
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '1']);
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await sendSealed(app, { one: 1 })).statusCode).toBe(200);
  });

  it('is accepted from another address while one address uses all capacity', async () => {
    const gate = Promise.withResolvers<void>();
    const waiting = declareRoute(addCall, 'public', async ({ one }) => {
      if (one === 0) await gate.promise;
      return { sum: one };
    });
    const app = await start([waiting], { maxInFlight: 12 });
    const flood = Array.from({ length: 20 }, () => sendSealed(app, { one: 0 }));
    const payload = cipher.seal('{"one":1}');
    const other = await app.inject({
      method: 'POST',
      url: addCall.path,
      payload,
      headers: { 'content-type': 'text/plain' },
      remoteAddress: '198.51.100.7',
    });
    gate.resolve();
    expect(other.statusCode).toBe(200);
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
  });
});

describe('a request that is not a call', () => {
  it('returns 404, 405 with the allowed methods, 413 or 415, each with an empty body', async () => {
    const app = await start();
    const missing = await send(app, '/api/test/missing', cipher.seal('{}'));
    const read = await app.inject({ method: 'GET', url: addCall.path });
    const large = await sendSealed(app, 'x'.repeat(32 * 1024));
    const json = await app.inject({ method: 'POST', url: addCall.path, payload: { one: 1 } });
    const responses = [missing, read, large, json];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 405, 413, 415]);
    expect(responses.map(({ body }) => body)).toEqual(['', '', '', '']);
    expect(responses.map(({ headers }) => headers['cache-control'])).toEqual(Array(4).fill('no-store'));
    expect(read.headers.allow).toBe('POST');
  });

  it('returns 408 when it does not arrive completely in time', async () => {
    const app = await start([add], { requestTimeout: 100 });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST ${addCall.path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nabc`,
    );
    const [response] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(response.toString()).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('a page of another origin', () => {
  const requested = { origin: 'https://console.example', 'access-control-request-method': 'POST' };

  it('may call and read responses when its origin is listed', async () => {
    const app = await start([add], { origins: ['https://console.example'] });
    const before = await app.inject({ method: 'OPTIONS', url: addCall.path, headers: requested });
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': 'https://console.example',
      'access-control-allow-methods': 'POST',
    });
    expect(before.headers['access-control-allow-headers']).toContain('X-Token');
    const response = await sendSealed(app, { one: 1 }, { origin: 'https://console.example' });
    expect(response.headers['access-control-allow-origin']).toBe('https://console.example');
  });

  it('is rejected without details when it is not listed', async () => {
    const before = await (await start()).inject({ method: 'OPTIONS', url: addCall.path, headers: requested });
    expect(before.statusCode).toBe(403);
    expect(before.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('an origin of the same host', () => {
  const status = async (
    origin: string,
    headers: Record<string, string>,
    more: Partial<ApiServerOptions> = {},
  ): Promise<number> =>
    (await sendSealed(await start([add], more), { one: 1 }, { origin, ...headers })).statusCode;
  const behindProxy = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'console.example' };
  const trusting = { trustProxy: ['127.0.0.1'] };

  it.each([
    ['http://console.example', 'console.example', 200],
    ['http://console.example', 'console.example:80', 200],
    ['http://console.example:80', 'console.example', 200],
    ['http://console.example:8080', 'console.example:8080', 200],
    ['https://console.example', 'console.example', 403],
    ['https://console.example:8080', 'console.example:8080', 403],
    ['http://console.example:443', 'console.example', 403],
    ['http://console.example:8081', 'console.example:8080', 403],
    ['null', 'console.example', 403],
    ['about:blank', 'console.example', 403],
  ])('%s, called over http as %s, gets status %i', async (origin, host, expected) => {
    expect(await status(origin, { host })).toBe(expected);
  });

  it('is accepted from a trusted reverse proxy that terminates TLS', async () => {
    const headers = { host: 'api:8080', ...behindProxy };
    expect(await status('https://console.example', headers, trusting)).toBe(200);
    expect(await status('https://console.example:443', headers, trusting)).toBe(200);
    expect(await status('http://console.example', headers, trusting)).toBe(403);
    expect(await status('http://api:8080', headers, trusting)).toBe(403);
  });

  it('is not determined by the forwarded headers of an untrusted caller', async () => {
    const headers = { host: 'console.example', ...behindProxy };
    expect(await status('https://console.example', headers)).toBe(403);
    expect(await status('http://console.example', headers)).toBe(200);
  });

  it('is accepted with another scheme if the deployment lists it', async () => {
    const listing = { origins: ['https://console.example'] };
    expect(await status('https://console.example', { host: 'console.example' }, listing)).toBe(200);
  });
});

describe('a route without declared access', () => {
  it('prevents the server from starting, and cannot be added later', async () => {
    const { access: _, ...undeclared } = add;
    const started = start([undeclared as RouteDeclaration]);
    await expect(started).rejects.toThrow('POST /api/test/add declares no access');
    const app = await start();
    expect(() => app.get('/open', () => 'open')).toThrow('GET /open declares no access');
  });
});

function flipBit(text: string): string {
  const at = text.length - 5;
  return text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
}
