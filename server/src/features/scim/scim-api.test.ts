import { API_LIMITS, ERROR_CODES, scimCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { scimTokens } from '../../database/schema/scim-tokens.ts';
import { startTestServer, type TestServer } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { createDirectory, sendWith } from './scim.fixture.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let now = new Date();
let server: TestServer;
let admin: { token: string };

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  admin = await signInAs(server, 'admin', server.adminPassword);
});

afterAll(() => server.close());

test('returns the secret of a token once, and stores only its hash', async () => {
  const { tokenId, secret } = await createDirectory(server, admin, 'Okta');
  expect(secret).toMatch(/^scim_[\w-]{43}$/);
  const { list } = (await server.call(scimCalls.list, { keyword: 'okta' }, admin)).data;
  expect(list[0]).toMatchObject({
    id: tokenId,
    prefix: secret.slice(0, 12),
    lastUsedAt: null,
  });
  const [stored] = await server.database.select().from(scimTokens).where(eq(scimTokens.id, tokenId));
  const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, tokenId));
  expect(events.map(({ action }) => action)).toEqual(['scim-token.created']);
  expect(JSON.stringify([list, stored, events])).not.toContain(secret);
});

test('rejects a missing, unknown, removed or expired token, and records the last use', async () => {
  const { send, tokenId } = await createDirectory(server, admin, 'Removed');
  const begin = now;
  expect((await send('GET', '/Users')).status).toBe(200);
  const [used] = (await server.call(scimCalls.list, { keyword: 'Removed' }, admin)).data.list;
  expect(used?.lastUsedAt).toBe(begin.toISOString());
  const remove = () => server.call(scimCalls.remove, { ids: [tokenId] }, admin);
  expect((await remove()).data).toEqual({ done: true });
  expect((await remove()).envelope?.code).toBe(ERROR_CODES.notFound);
  const other = await createDirectory(server, admin, 'Expiring');
  for (const secret of ['', 'scim_unknown', admin.token, `ak_${'k'.repeat(43)}`]) {
    expect((await sendWith(server, secret)('GET', '/Users')).status).toBe(401);
  }
  const removed = await send('GET', '/Schemas');
  expect(removed.status).toBe(401);
  expect(removed.headers['www-authenticate']).toBe('Bearer realm="SCIM"');
  expect(removed.body).toMatchObject({ status: '401', detail: expect.stringContaining('token') });
  try {
    now = new Date(begin.getTime() + API_LIMITS.scimTokenDays.default * DAY - MINUTE);
    expect((await other.send('GET', '/Users')).status).toBe(200);
    now = new Date(now.getTime() + 2 * MINUTE);
    expect((await other.send('GET', '/Users')).status).toBe(401);
  } finally {
    now = begin;
  }
});

test('describes the supported features, resource types and schemas', async () => {
  const { send } = await createDirectory(server, admin, 'Discovery');
  const config = (await send('GET', '/ServiceProviderConfig')).body;
  expect(config).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    sort: { supported: true },
    etag: { supported: true },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  });
  const types = (await send('GET', '/ResourceTypes')).body;
  expect(types.Resources.map(({ id, endpoint }) => [id, endpoint])).toEqual([
    ['User', '/Users'],
    ['Group', '/Groups'],
  ]);
  const schemas = (await send('GET', '/Schemas')).body;
  expect(schemas.totalResults).toBe(2);
  for (const { id, meta } of [...types.Resources, ...schemas.Resources]) {
    const path = new URL(meta.location).pathname.replace('/scim/v2', '');
    expect((await send('GET', path)).body.id).toBe(id);
  }
  expect((await send('GET', '/Schemas?filter=id%20pr')).status).toBe(403);
  expect((await send('GET', '/Schemas/unknown')).status).toBe(404);
});

test('responds to unknown addresses and methods in the format of SCIM', async () => {
  const { send } = await createDirectory(server, admin, 'Addresses');
  for (const [method, path, status] of [
    ['GET', '/Devices', 404],
    ['POST', '/ServiceProviderConfig', 405],
    ['DELETE', '/Users', 405],
    ['POST', '/Bulk', 501],
    ['GET', '/Me', 501],
    ['GET', '/Me?attributes=userName', 501],
  ] as const) {
    const reply = await send(method, path, method === 'POST' ? {} : undefined);
    expect([reply.status, reply.body.status], path).toEqual([status, String(status)]);
  }
  const form = await send('POST', '/Users', 'userName=x', { 'content-type': 'text/plain' });
  expect(form.status).toBe(415);
});
