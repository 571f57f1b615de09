import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

const MIGRATION = join(import.meta.dirname, '..', '..', 'drizzle', '0014_unsupported_tasks.sql');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('deletes drafts of tasks that the contract no longer lists, and no other algorithm', async () => {
  const { pool } = database;
  const tasks = ['cluster', 'classify', 'regress', 'anomaly', 'forecast', 'pca'];
  for (const [index, task] of tasks.entries()) {
    await pool.query(
      `insert into algorithms (id, slug, name, task, description, tags, status, revision, created_at, updated_at)
       values ($1, $2::text, $2, $2, '', '{}', 'draft', 1, now(), now())`,
      [`018f2a70-0000-7000-8000-00000000000${index}`, task],
    );
  }
  await pool.query(await readFile(MIGRATION, 'utf8'));
  const { rows } = await pool.query('select slug from algorithms order by slug');
  expect(rows.map(({ slug }) => slug)).toEqual(['anomaly', 'cluster', 'forecast']);
});
