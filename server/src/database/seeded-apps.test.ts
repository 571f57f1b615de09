import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addUser } from '../testing/add-user.ts';
import { startTestServer, type TestServer } from '../testing/index.ts';
import { apps } from './schema/apps.ts';

const MIGRATION = join(import.meta.dirname, '..', '..', 'drizzle', '0007_seeded_apps.sql');

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('sets the seed keys of the sample apps of an older deployment, and of no other app', async () => {
  const { database } = server;
  // The older deployment has earlier names of these sample apps.
  await database.update(apps).set({ name: '图片识字示例' }).where(eq(apps.seedKey, 'ocr-app'));
  await database.update(apps).set({ name: '趋势预测示例' }).where(eq(apps.seedKey, 'forecast-app'));
  const before = await database.select().from(apps).orderBy(asc(apps.name));
  expect(before.map(({ seedKey }) => seedKey).sort()).toEqual(['forecast-app', 'ocr-app', 'tokenize-app']);
  const owner = await addUser(database, { account: 'li' });
  const [sample] = before;
  if (!sample) throw new Error('There is no sample app.');
  const id = '018f2a70-0000-7000-8000-000000000001';
  const own = { ...sample, id, ownerId: owner.id, createdBy: owner.id, seedKey: null };
  await database.insert(apps).values(own);
  await database.execute('drop index "apps_seed_key_idx"');
  await database.execute('alter table "apps" drop column "seed_key"');
  await database.execute(await readFile(MIGRATION, 'utf8'));
  const after = await database.select().from(apps).orderBy(asc(apps.name));
  expect(after.filter((app) => app.id !== id)).toEqual(before);
  expect(after.find((app) => app.id === id)?.seedKey).toBeNull();
});
