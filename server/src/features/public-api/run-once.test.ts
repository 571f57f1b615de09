import { keyCalls } from '@atrium/contract';
import { eq } from 'drizzle-orm';
import { v7 as createId } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { idempotentRequests } from '../../database/schema/idempotent-requests.ts';
import { StatusError } from '../../domain/status-error.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { addApp, addTarget, startAppServer } from '../app/app.fixture.ts';
import { findStoredBytes } from '../storage/storage-repository.ts';
import type { KeyedRequest } from './idempotent-request-repository.ts';
import { runOnce } from './run-once.ts';

const START = new Date('2026-01-05T08:00:00Z');
const ABANDONED_AFTER = 61_000;

let server: TestServer;
let keyId: string;
let request: KeyedRequest;
let waited: number[];

const memory = {
  reserve: async (bytes: number) => {
    waited.push(bytes);
  },
  tryReserve: () => true,
};

beforeAll(async () => {
  server = await startAppServer(() => new Date());
  const admin = await signInAs(server, 'admin', server.adminPassword);
  const targetId = await addTarget(server, 'nlp', 'repeated');
  const app = await addApp(server, admin, { name: 'Repeated', targetId });
  const created = await server.call(keyCalls.create, { appId: app.id, name: 'program' }, admin);
  keyId = created.data.key.id;
});

beforeEach(() => {
  waited = [];
  request = { keyId, ownerId: createId(), idempotencyKey: createId(), requestHash: 'hash', now: START };
});

afterAll(() => server.close());

const response = { text: 'word '.repeat(2_000) };
const createLaterRequest = (milliseconds: number): KeyedRequest => ({
  ...request,
  now: new Date(START.getTime() + milliseconds),
});

test('a repeated request waits for the memory of the stored response', async () => {
  await runOnce(server, request, memory, async () => response);
  expect(waited).toEqual([]);
  const repeated = await runOnce(server, createLaterRequest(1_000), memory, async () => ({
    text: 'second run',
  }));
  expect(repeated).toEqual(response);
  const bytesPerCharacter = 8;
  expect(waited).toEqual([JSON.stringify(response).length * bytesPerCharacter]);
});

test('a repeated request fails when no memory is free for its response', async () => {
  await runOnce(server, request, memory, async () => response);
  const full = { ...memory, reserve: () => Promise.reject(new StatusError(503, 1)) };
  await expect(runOnce(server, createLaterRequest(1_000), full, async () => response)).rejects.toMatchObject({
    statusCode: 503,
  });
});

test('the stored bytes of the owner include the response until it is deleted', async () => {
  await runOnce(server, request, memory, async () => response);
  expect(await findStoredBytes(server.database, request.ownerId)).toBeGreaterThan(100);
  await server.database
    .delete(idempotentRequests)
    .where(eq(idempotentRequests.idempotencyKey, request.idempotencyKey));
  expect(await findStoredBytes(server.database, request.ownerId)).toBe(0);
});

test('a response is not stored while the storage of the owner is full', async () => {
  const full = { database: server.database, storedBytes: 0 };
  await runOnce(full, request, memory, async () => 'first run');
  expect(await runOnce(full, createLaterRequest(1_000), memory, async () => 'second run')).toBe('second run');
});

test('a run that was abandoned and taken over does not change the response of its successor', async () => {
  let finish = (_result: string) => {};
  const slow = runOnce(
    server,
    request,
    memory,
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  await expect
    .poll(() =>
      server.database.$count(
        idempotentRequests,
        eq(idempotentRequests.idempotencyKey, request.idempotencyKey),
      ),
    )
    .toBe(1);
  expect(await runOnce(server, createLaterRequest(ABANDONED_AFTER), memory, async () => 'second run')).toBe(
    'second run',
  );
  finish('first run');
  await slow;
  expect(
    await runOnce(server, createLaterRequest(ABANDONED_AFTER + 1), memory, async () => 'third run'),
  ).toBe('second run');
});
