import { and, asc, getTableName, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALGORITHM_LIST_FIELDS } from '../../features/algorithm/algorithm-repository.ts';
import { APP_LIST_FIELDS } from '../../features/app/app-repository.ts';
import { AUDIT_LIST_FIELDS } from '../../features/audit/audit-repository.ts';
import { itemListFields } from '../../features/item/item-repository.ts';
import { USER_LIST_FIELDS } from '../../features/user/user-list-repository.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { algorithms } from '../schema/algorithms.ts';
import { apps } from '../schema/apps.ts';
import { auditEvents } from '../schema/audit-events.ts';
import { nlpItems } from '../schema/nlp-items.ts';
import { recognitions } from '../schema/recognitions.ts';
import { users } from '../schema/users.ts';

const TEXTS = [
  '客户来信分类',
  'Customer letters 客户',
  '户外 100% done',
  'snake_case and CamelCase',
  '😀 faces 😀👍',
  "O'Neil \\ backslash",
  'Straße ΟΔΟΣ Ωmega İzmir',
  'tab\tafter 全角　空格 next\u0085line key:value',
  'x',
  '',
];

const { search } = ALGORITHM_LIST_FIELDS;
let connection: TestDatabase;

beforeAll(async () => {
  connection = await createTestDatabase();
  const at = new Date();
  const common = {
    task: 'cluster',
    description: '',
    tags: [],
    status: 'draft',
    createdAt: at,
    updatedAt: at,
  };
  await connection.database.insert(algorithms).values(
    TEXTS.map((name, index) => ({
      ...common,
      id: `018f2a70-0000-7000-8000-00000000000${index}`,
      slug: `row-${index}`,
      name,
    })) as (typeof algorithms.$inferInsert)[],
  );
});

afterAll(() => connection.close());

async function findTexts(where: SQL | undefined): Promise<string[]> {
  const rows = await connection.database
    .select({ name: algorithms.name })
    .from(algorithms)
    .where(where)
    .orderBy(asc(algorithms.id));
  return rows.map(({ name }) => name);
}

test.each<[string, string[]]>([
  ['客户', ['客户来信分类', 'Customer letters 客户']],
  ['户', ['客户来信分类', 'Customer letters 客户', '户外 100% done']],
  ['客户来信', ['客户来信分类']],
  ['信客', []],
  ['LETTERS 客', ['Customer letters 客户']],
  ['%', ['户外 100% done']],
  ['0%', ['户外 100% done']],
  ['_', ['snake_case and CamelCase']],
  ['e_c', ['snake_case and CamelCase']],
  ['camelcase', ['snake_case and CamelCase']],
  ['😀', ['😀 faces 😀👍']],
  ['😀👍', ['😀 faces 😀👍']],
  ['👍😀', []],
  ["'", ["O'Neil \\ backslash"]],
  ['\\', ["O'Neil \\ backslash"]],
  ['\\ b', ["O'Neil \\ backslash"]],
  ['STRASSE', []],
  ['straße', ['Straße ΟΔΟΣ Ωmega İzmir']],
  ['ωM', ['Straße ΟΔΟΣ Ωmega İzmir']],
  ['İZ', ['Straße ΟΔΟΣ Ωmega İzmir']],
  ['x', ['tab\tafter 全角　空格 next\u0085line key:value', 'x']],
  ['外 1', ['户外 100% done']],
  ['角　空', ['tab\tafter 全角　空格 next\u0085line key:value']],
  ['B\tA', ['tab\tafter 全角　空格 next\u0085line key:value']],
  ['key:V', ['tab\tafter 全角　空格 next\u0085line key:value']],
  ['quartz', []],
])('finds the texts that contain %s, and returns the same rows through the index', async (word, names) => {
  expect(await findTexts(search.contains(word))).toEqual(names);
  expect(await findTexts(and(search.candidates?.(word), search.contains(word)))).toEqual(names);
});

test('the index finds a text by each of its parts', async () => {
  for (const text of TEXTS) {
    const letters = [...text];
    for (const [index] of letters.entries()) {
      for (const length of [1, 2, 3, 7]) {
        const word = letters.slice(index, index + length).join('');
        expect(await findTexts(and(search.candidates?.(word), search.contains(word)))).toContain(text);
      }
    }
  }
});

test.each([
  ['algorithms', algorithms, ALGORITHM_LIST_FIELDS],
  ['recognitions', recognitions, itemListFields('recognition')],
  ['NLP items', nlpItems, itemListFields('nlp')],
  ['apps', apps, APP_LIST_FIELDS],
  ['users', users, USER_LIST_FIELDS],
  ['audit events', auditEvents, AUDIT_LIST_FIELDS],
] as const)('the search of %s uses its index', async (_name, table, fields) => {
  const { sql, params } = connection.database
    .select()
    .from(table)
    .where(fields.search.candidates?.('客户'))
    .toSQL();
  const client = await connection.pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain ${sql}`, params);
    expect(JSON.stringify(rows)).toContain(`${getTableName(table)}_search_idx`);
  } finally {
    client.release(true);
  }
});

test('the index stores each pair of adjacent characters of a word once, and no pair across words', async () => {
  const { rows } = await connection.pool.query<{ readonly term: string }>(
    `select unnest(tsvector_to_array(search_pairs('Abab ab 客户 户'))) as term`,
  );
  const pairs = rows.map(({ term }) => term).filter((term) => term.length === 2);
  expect(pairs.toSorted()).toEqual(['ab', 'ba', '客户']);
});
