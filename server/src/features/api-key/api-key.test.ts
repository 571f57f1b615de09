import { API_LIMITS, ERROR_CODES, keyCalls } from '@atrium/contract';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys } from '../../database/schema/api-keys.ts';
import { auditEvents } from '../../database/schema/audit-events.ts';
import { addUser } from '../../testing/add-user.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';

let server: TestServer;
let wang: { token: string };
let li: { token: string };
let targetId: string;
let appId: string;
let apps = 0;

beforeAll(async () => {
  server = await startAppServer();
  await addUser(server.database, { account: 'wang' });
  await addUser(server.database, { account: 'li.na' });
  wang = await signInAs(server, 'wang');
  li = await signInAs(server, 'li.na');
  targetId = await addTarget(server, 'nlp', 'keyed');
});

beforeEach(async () => {
  apps += 1;
  appId = (await addApp(server, wang, { name: `App ${apps}`, targetId })).id;
});

afterAll(() => server.close());

const createForAccount = async (name: string, by = wang) =>
  (await server.call(keyCalls.create, { name }, by)).data;
const listOfAccount = async (by = wang) => (await server.call(keyCalls.list, {}, by)).data.list;

const create = async (name: string) => (await server.call(keyCalls.create, { appId, name }, wang)).data;
const list = async () => (await server.call(keyCalls.list, { appId }, wang)).data.list;

it('returns the secret once and stores only its hash', async () => {
  const { key, secret } = await create('CI');
  expect(secret).toMatch(/^ak_[\w-]{43}$/);
  expect(key).toMatchObject({ name: 'CI', prefix: secret.slice(0, 12), scopes: ['invoke', 'read', 'batch'] });
  const [stored] = await server.database.select().from(apiKeys).where(eq(apiKeys.id, key.id));
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect(JSON.stringify(await list())).not.toContain(secret);
  const events = await server.database.select().from(auditEvents).where(eq(auditEvents.targetId, appId));
  expect(events.map(({ action }) => action)).toContain('app.key-created');
  expect(JSON.stringify(events)).not.toContain(secret);
});

it('is valid for 90 days unless the user chooses another time', async () => {
  const days = ({ createdAt, expiresAt }: { createdAt: string; expiresAt: string }) =>
    (Date.parse(expiresAt) - Date.parse(createdAt)) / 86_400_000;
  expect(days((await create('default')).key)).toBe(90);
  const body = { appId, name: 'short', days: 1, perMinute: 5, perDay: 7, scopes: ['read' as const] };
  const { key } = (await server.call(keyCalls.create, body, wang)).data;
  expect(days(key)).toBe(1);
  expect(key).toMatchObject({ perMinute: 5, perDay: 7, scopes: ['read'] });
});

it('allows ten active keys for an app, also when they are created in parallel', async () => {
  const results = await Promise.all(
    Array.from({ length: API_LIMITS.keysPerApp + 3 }, (_, index) =>
      server.call(keyCalls.create, { appId, name: `Key ${index}` }, wang),
    ),
  );
  const codes = results.map(({ envelope }) => envelope?.code);
  expect(codes.filter((code) => code === 0)).toHaveLength(API_LIMITS.keysPerApp);
  expect(codes.filter((code) => code === ERROR_CODES.keyLimit)).toHaveLength(3);
  const [first] = await list();
  // The old key stays valid for an hour, but does not prevent its own rotation.
  const rotated = await server.call(keyCalls.rotate, { id: first?.id ?? '', overlapHours: 1 }, wang);
  await server.call(keyCalls.revoke, { id: rotated.data.key.id }, wang);
  await server.call(keyCalls.revoke, { id: first?.id ?? '' }, wang);
  expect((await create('after a revocation')).key.name).toBe('after a revocation');
});

it('revokes a key only once, and lists it after the active keys', async () => {
  const first = await create('first');
  const second = await create('second');
  const revoked = await server.call(keyCalls.revoke, { id: second.key.id }, wang);
  expect(revoked.data.revokedAt).not.toBeNull();
  const again = await server.call(keyCalls.revoke, { id: second.key.id }, wang);
  expect(again.envelope?.code).toBe(ERROR_CODES.transitionNotAllowed);
  expect((await list()).map(({ id }) => id)).toEqual([first.key.id, second.key.id]);
});

it('copies the settings to the new key at a rotation, and the old key expires after the overlap', async () => {
  const { key } = await create('rotated');
  const { key: next } = (await server.call(keyCalls.rotate, { id: key.id, overlapHours: 2 }, wang)).data;
  expect(next).toMatchObject({ name: 'rotated', perMinute: key.perMinute, scopes: key.scopes });
  const old = (await list()).find(({ id }) => id === key.id);
  const hours = (Date.parse(old?.expiresAt ?? '') - Date.parse(next.createdAt)) / 3_600_000;
  expect(hours).toBeCloseTo(2, 3);
  const now = (await server.call(keyCalls.rotate, { id: next.id, overlapHours: 0 }, wang)).data;
  expect(now.key.id).not.toBe(next.id);
  const again = await server.call(keyCalls.rotate, { id: next.id, overlapHours: 0 }, wang);
  expect(again.envelope?.code).toBe(ERROR_CODES.transitionNotAllowed);
});

it("treats the keys of another user's app as missing", async () => {
  const { key } = await create('private');
  const responses = await Promise.all([
    server.call(keyCalls.list, { appId }, li),
    server.call(keyCalls.create, { appId, name: 'mine' }, li),
    server.call(keyCalls.rotate, { id: key.id, overlapHours: 0 }, li),
    server.call(keyCalls.revoke, { id: key.id }, li),
  ]);
  expect(responses.map(({ envelope }) => envelope?.code)).toEqual(Array(4).fill(ERROR_CODES.notFound));
});

describe('an account key', () => {
  it('is listed only for the account, and its audit events are events of the user, not of an app', async () => {
    const { key } = await createForAccount('laptop');
    expect(key).toMatchObject({ appId: null, name: 'laptop', scopes: ['invoke', 'read', 'batch'] });
    expect(await list()).toEqual([]);
    expect((await listOfAccount()).map(({ id }) => id)).toContain(key.id);
    expect(await listOfAccount(li)).toEqual([]);
    const rotated = await server.call(keyCalls.rotate, { id: key.id, overlapHours: 0 }, wang);
    expect(rotated.data.key.appId).toBeNull();
    await server.call(keyCalls.revoke, { id: rotated.data.key.id }, wang);
    const events = await server.database
      .select()
      .from(auditEvents)
      .where(like(auditEvents.action, 'user.key-%'))
      .orderBy(auditEvents.at, auditEvents.id);
    expect(events.map(({ action }) => action)).toEqual([
      'user.key-created',
      'user.key-rotated',
      'user.key-revoked',
    ]);
  });

  it('is rotated and revoked only by its creator, not by an admin', async () => {
    const { key } = await createForAccount('own');
    const admin = await signInAs(server, 'admin', server.adminPassword);
    for (const by of [li, admin]) {
      const rotated = await server.call(keyCalls.rotate, { id: key.id, overlapHours: 0 }, by);
      const revoked = await server.call(keyCalls.revoke, { id: key.id }, by);
      expect([rotated, revoked].map(({ envelope }) => envelope?.code)).toEqual([
        ERROR_CODES.notFound,
        ERROR_CODES.notFound,
      ]);
    }
  });

  it('is rejected if the account has ten keys, also when keys are created in parallel', async () => {
    const results = await Promise.all(
      Array.from({ length: API_LIMITS.keysPerAccount + 2 }, (_, index) =>
        server.call(keyCalls.create, { name: `Key ${index}` }, li),
      ),
    );
    const codes = results.map(({ envelope }) => envelope?.code);
    expect(codes.filter((code) => code === 0)).toHaveLength(API_LIMITS.keysPerAccount);
    expect(codes.filter((code) => code === ERROR_CODES.keyLimit)).toHaveLength(2);
  });
});
