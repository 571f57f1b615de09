import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

const MIGRATION = join(import.meta.dirname, '..', '..', 'drizzle', '0003_published_items.sql');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('stores the content of older items as their current revision, which is published if the item is', async () => {
  const { pool } = database;
  const insert = (id: string, slug: string, status: string) =>
    pool.query(
      `insert into nlp_items (id, slug, name, task, description, engine, languages, parameters, status, sample, revision, created_at, updated_at)
       values ($1, $2, 'Words', 'tokenize', '', 'jieba', '{zh}', '{"findNewWords":true}', $3, '你好', 4, now(), now())`,
      [id, slug, status],
    );
  await insert('018f2a70-0000-7000-8000-000000000001', 'old-words', 'published');
  await insert('018f2a70-0000-7000-8000-000000000002', 'old-draft', 'draft');
  await pool.query(await readFile(MIGRATION, 'utf8'));
  const { rows } = await pool.query(
    `select slug, published_revision, revision.revision, content, published_at is not null as is_published
     from nlp_items join item_revisions as revision on item_id = id where slug like 'old-%' order by slug`,
  );
  expect(rows).toEqual([
    {
      slug: 'old-draft',
      published_revision: null,
      revision: 4,
      content: expect.objectContaining({ slug: 'old-draft' }),
      is_published: false,
    },
    {
      slug: 'old-words',
      published_revision: 4,
      revision: 4,
      content: {
        slug: 'old-words',
        name: 'Words',
        task: 'tokenize',
        engine: 'jieba',
        description: '',
        tags: [],
        sample: '你好',
        parameters: { findNewWords: true },
      },
      is_published: true,
    },
  ]);
});
