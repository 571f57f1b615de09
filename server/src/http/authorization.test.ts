import { roleCalls } from '@atrium/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserRecord } from '../features/identity/user-repository.ts';
import { createSession } from '../features/session/create-session.ts';
import { allRoutes } from '../routes/all-routes.ts';
import { addUser } from '../testing/add-user.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { signInAs } from '../testing/sign-in-as.ts';
import type { RouteAccess } from './declare-route.ts';
import { createNodeCipher } from './wire/node-cipher.ts';

const HALF_AN_HOUR = 1_800_000;

/** Who sends a request, and as which user the server must treat the request. */
interface Identity {
  readonly name: string;
  readonly roles: readonly string[] | undefined;
  readonly token: () => Promise<string | undefined>;
}

let server: TestServer;
const testUsers = new Map<string, UserRecord>();

beforeAll(async () => {
  server = await startTestServer();
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const draft = { name: 'NLP', permissions: ['nlp-items' as const, 'audit' as const] };
  const role = (await server.call(roleCalls.create, draft, admin)).data;
  for (const person of [
    { account: 'person' },
    { account: 'other' },
    { account: 'editor', access: ['user', role.id] },
    { account: 'chief', access: ['user' as const, 'admin' as const] },
    { account: 'former', access: ['user' as const, 'admin' as const], status: 'disabled' as const },
  ]) {
    testUsers.set(person.account, await addUser(server.database, person));
  }
});

afterAll(() => server.close());

/** Creates a session for each request, because some routes end the session that calls them. */
async function createToken(account: string, at = new Date()): Promise<string> {
  const user = testUsers.get(account);
  if (!user) throw new Error(`There is no ${account}.`);
  const sessionStart = { at, device: '', address: '192.0.2.1', isRemembered: false };
  return (await createSession(server.database, user, sessionStart)).token;
}

const IDENTITIES: readonly Identity[] = [
  { name: 'a request without a token', roles: undefined, token: async () => undefined },
  { name: 'a user', roles: ['user'], token: () => createToken('person') },
  { name: 'another user', roles: ['user'], token: () => createToken('other') },
  {
    name: 'a user with a custom role',
    roles: ['user', 'nlp-items', 'audit'],
    token: () => createToken('editor'),
  },
  { name: 'an admin', roles: ['user', 'admin'], token: () => createToken('chief') },
  { name: 'a disabled admin', roles: undefined, token: () => createToken('former') },
  {
    name: 'an expired token of an admin',
    roles: undefined,
    token: () => createToken('chief', new Date(Date.now() - HALF_AN_HOUR)),
  },
  { name: 'an API key', roles: undefined, token: async () => `ak_${'k'.repeat(43)}` },
  { name: 'a token with SQL', roles: undefined, token: async () => "' or 1=1 --" },
];

/** Returns the status with which the declared access rejects a user; undefined when the request reaches its handler. */
function getRejection(access: RouteAccess, roles: Identity['roles']): 401 | 403 | undefined {
  if (access === 'public') return undefined;
  if (!roles) return 401;
  return access === 'signed-in' || access.some((role) => roles.includes(role)) ? undefined : 403;
}

async function post(app: FastifyInstance, url: string, token: string | undefined, payload: string) {
  const headers = { 'content-type': 'text/plain', ...(token === undefined ? {} : { 'x-token': token }) };
  return (await app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

function listCalls(app: FastifyInstance) {
  return app.routeTable.flatMap(({ method, url, access }) =>
    method === 'POST' && url.startsWith('/api/') && access !== 'api-key' && access !== 'scim-token'
      ? [{ method, url, access }]
      : [],
  );
}

describe.each(IDENTITIES)('$name', ({ roles, token }) => {
  test('passes only where the route table allows it', async () => {
    const sealed = createNodeCipher(server.wireKey).seal('{}');
    for (const { url, access } of listCalls(server.app)) {
      const expected = getRejection(access, roles);
      const status = await post(server.app, url, await token(), sealed);
      if (expected === undefined) expect([401, 403, 404, 500], `${url}: ${status}`).not.toContain(status);
      else expect(status, url).toBe(expected);
    }
  });

  test('is rejected before the body is read', async () => {
    for (const { url, access } of listCalls(server.app)) {
      const status = await post(server.app, url, await token(), 'not sealed');
      expect(status, url).toBe(getRejection(access, roles) ?? 400);
    }
  });
});

test('the route table contains each call once', () => {
  const calls = listCalls(server.app).map((route) => route.url);
  expect(calls.length).toBeGreaterThan(20);
  expect(new Set(calls).size).toBe(calls.length);
});

test('every route under /api is a call', () => {
  const routes = server.app.routeTable.filter(({ url }) => url.startsWith('/api/'));
  expect(routes).toEqual(listCalls(server.app));
});

test('only calls that must work without a session are public', () => {
  const open = listCalls(server.app).filter((route) => route.access === 'public');
  expect(open.map((route) => route.url).sort()).toEqual([
    '/api/account/confirmation',
    '/api/account/forgot',
    '/api/account/reset',
    '/api/captcha/challenge',
    '/api/login',
    '/api/login/enroll',
    '/api/login/passkey',
    '/api/login/passkey/start',
    '/api/login/provider/finish',
    '/api/login/provider/prove',
    '/api/login/provider/start',
    '/api/login/second',
    '/api/login/second/passkey',
    '/api/login/second/passkey/start',
    '/api/register',
    '/api/system/i18n/list',
    '/api/token/refresh',
  ]);
});

test('only admins and users with a permission can use the calls about other users', () => {
  const userRoutes = listCalls(server.app).filter((route) => /^\/api\/(user|group|audit)\//.test(route.url));
  expect(userRoutes.length).toBeGreaterThan(0);
  for (const { url, access } of userRoutes) {
    const permission = { user: 'users', group: 'groups', audit: 'audit' }[url.split('/')[2] ?? ''];
    expect(access, url).toEqual(expect.arrayContaining(['admin', permission]));
    expect(access, url).not.toContain('user');
  }
});

test('only admins define roles, create the tokens of directories and suspend apps', () => {
  const adminOnly = /^\/api\/(?:role\/(?!list)|scim\/|.*\/(?:suspend|lift)$)/;
  const routes = listCalls(server.app).filter(({ url }) => adminOnly.test(url));
  expect(routes).toHaveLength(12);
  for (const { url, access } of routes) expect(access, url).toEqual(['admin']);
});

test('a server with a call that declares no access does not start', async () => {
  const started = startTestServer({
    routes: (deps) =>
      allRoutes(deps).map((route, index) => (index === 3 ? { ...route, access: undefined as never } : route)),
  });
  await expect(started).rejects.toThrow(/declares no access/);
});
