import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { routeListSchema } from '@atrium/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSite, type TestSite } from './start-site.fixture.ts';

const framePaths = vi.fn<() => Promise<readonly string[]>>();
let site: TestSite;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  framePaths.mockReset().mockResolvedValue(['/admin/handbook']);
  site = await startSite({ framePaths });
});

afterEach(async () => {
  vi.useRealTimers();
  await site.close();
});

const get = (headers: Record<string, string> = {}) => site.get('/routes.json', headers);

test('returns the page addresses to visitors without a session, but no remotes', async () => {
  // A pointer in the registry is invalid and a server is unreachable, so more addresses may exist.
  expect(routeListSchema.parse((await get()).json())).toEqual({
    routes: ['/admin/handbook'],
    isComplete: false,
  });
});

test('reads the list once for all requests within five seconds', async () => {
  const responses = await Promise.all([get(), get(), get()]);
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  await get();
  expect(framePaths).toHaveBeenCalledTimes(1);
  framePaths.mockResolvedValue(['/admin/manual']);
  vi.advanceTimersByTime(5_001);
  expect((await get()).json()).toMatchObject({ routes: ['/admin/manual'] });
  expect(framePaths).toHaveBeenCalledTimes(2);
});

test('reads the list again after an error', async () => {
  framePaths.mockRejectedValueOnce(new Error('no database'));
  expect((await get()).statusCode).toBe(500);
  expect((await get()).statusCode).toBe(200);
});

test('allows browsers to cache the list for five seconds and then validates it by ETag', async () => {
  const { headers } = await get();
  expect(headers['cache-control']).toBe('public, max-age=5');
  const same = await get({ 'if-none-match': String(headers.etag), 'accept-encoding': 'br' });
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', headers.etag]);
  framePaths.mockResolvedValue(['/admin/manual']);
  vi.advanceTimersByTime(5_001);
  expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(200);
});

test('compresses the list for browsers that accept compression', async () => {
  const { body } = await get();
  expect(brotliDecompressSync((await get({ 'accept-encoding': 'gzip, br' })).rawPayload).toString()).toBe(
    body,
  );
  expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).rawPayload).toString()).toBe(body);
});

test('rejects requests beyond those that the server can run in parallel', async () => {
  const database = Promise.withResolvers<readonly string[]>();
  const started = Promise.withResolvers<void>();
  const busy = await startSite(
    {
      framePaths: () => {
        started.resolve();
        return database.promise;
      },
    },
    { maxInFlight: 1 },
  );
  const waiting = busy.get('/routes.json');
  await started.promise;
  expect((await busy.get('/routes.json')).statusCode).toBe(503);
  expect((await busy.get('/config.json')).statusCode).toBe(200);
  database.resolve([]);
  expect((await waiting).statusCode).toBe(200);
  await busy.close();
});
