import { afterEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/index.ts';
import { createApiServer } from './create-api-server.ts';
import { serveHealth } from './serve-health.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('returns 200 while the database responds, and otherwise 503 without a body', async () => {
  const connection = await createTestDatabase();
  const app = await createApiServer({
    wireKey: 'the wire key of these tests',
    routes: [],
    authenticate: async () => undefined,
  });
  closing.push(() => app.close());
  await app.register(serveHealth, { pingDatabase: () => connection.pool.query('select 1') });
  const well = await app.inject('/healthz');
  await connection.close();
  const away = await app.inject('/healthz');
  expect([well.statusCode, well.body]).toEqual([200, 'ok']);
  expect([away.statusCode, away.body]).toEqual([503, '']);
  expect([well.headers['cache-control'], away.headers['cache-control']]).toEqual(['no-store', 'no-store']);
});
