import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAlgorithmPage } from '../../features/algorithm/algorithm-repository.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { algorithms } from '../schema/algorithms.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

let connection: TestDatabase;

beforeAll(async () => {
  connection = await createTestDatabase();
  const at = new Date(NOW);
  const common = {
    task: 'cluster',
    description: '',
    tags: [],
    status: 'draft',
    createdAt: at,
    updatedAt: at,
  };
  await connection.database.insert(algorithms).values(
    Array.from({ length: 5 }, (_, index) => ({
      ...common,
      id: `018f2a70-0000-7000-8000-00000000000${index}`,
      slug: `found-${index}`,
      name: index < 3 ? `客户 ${index}` : `发票 ${index}`,
    })) as (typeof algorithms.$inferInsert)[],
  );
});

afterAll(() => connection.close());

test('a search takes one statement for the total and the ids of a page, and one for its rows', async () => {
  const query = vi.spyOn(Client.prototype, 'query');
  const search = async (page: number) => {
    query.mockClear();
    const body = { keyword: '客户', page, pageSize: 2 };
    const { list, total } = await findAlgorithmPage(connection.database, body, NOW);
    return { slugs: list.map(({ slug }) => slug), total, statements: query.mock.calls.length };
  };
  try {
    expect(await search(1)).toEqual({ slugs: ['found-2', 'found-1'], total: 3, statements: 2 });
    expect(await search(2)).toEqual({ slugs: ['found-0'], total: 3, statements: 2 });
    expect(await search(9)).toMatchObject({ slugs: [], total: 3 });
  } finally {
    query.mockRestore();
  }
});
