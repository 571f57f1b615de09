import { afterEach, beforeEach, expect, test } from 'vitest';
import { algorithmVersions } from '../database/schema/algorithm-versions.ts';
import { algorithms } from '../database/schema/algorithms.ts';
import { apps } from '../database/schema/apps.ts';
import { nlpItems } from '../database/schema/nlp-items.ts';
import { recognitions } from '../database/schema/recognitions.ts';
import { createEmbeddedEngines } from '../engines/embedded/create-embedded-engines.ts';
import { createEngineRegistry } from '../engines/run/engine-registry.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { seedExamples } from './seed-examples.ts';
import { seedFirstAdmin } from './seed-first-admin.ts';

let connection: TestDatabase;

beforeEach(async () => {
  connection = await createTestDatabase();
});

afterEach(() => connection.close());

test('a deployment with English as its default starts with English names and descriptions', async () => {
  const { database } = connection;
  const at = new Date();
  const admin = await seedFirstAdmin(database, { password: 'twelve lamps by the river', at });
  const engines = createEngineRegistry(createEmbeddedEngines());
  await seedExamples(database, { adminId: admin?.id ?? '', at, engines, locale: 'en-US' });
  const named = await Promise.all(
    [algorithms, recognitions, nlpItems].map((table) =>
      database.select({ name: table.name, description: table.description, tags: table.tags }).from(table),
    ),
  );
  const others = await Promise.all([
    database.select({ name: apps.name, description: apps.description }).from(apps),
    database.select({ note: algorithmVersions.note }).from(algorithmVersions),
  ]);
  const texts = JSON.stringify([named, others]);
  expect(texts).toContain('Chinese tokenizer example');
  expect(texts).not.toMatch(/\p{Script=Han}/u);
});
