import type { ListBody } from '@atrium/contract';
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
  // Opens the connections that a list uses, because opening a connection sends statements too.
  await Promise.all(Array.from({ length: 3 }, () => connection.pool.query('select 1')));
});

afterAll(() => connection.close());

/** Returns a page of the list of algorithms, and the number of SQL statements that were sent. */
async function list(body: ListBody) {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const { list: found, total } = await findAlgorithmPage(connection.database, body, NOW);
    return { slugs: found.map(({ slug }) => slug), total, statements: query.mock.calls.length };
  } finally {
    query.mockRestore();
  }
}

test('a search takes one statement for the total and the ids of a page, and one for its rows', async () => {
  const search = (page: number) => list({ keyword: '客户', page, pageSize: 2 });
  expect(await search(1)).toEqual({ slugs: ['found-2', 'found-1'], total: 3, statements: 2 });
  expect(await search(2)).toEqual({ slugs: ['found-0'], total: 3, statements: 2 });
  expect(await search(9)).toMatchObject({ slugs: [], total: 3 });
});

test('a list whose last total was small takes one statement fewer, and its total stays exact while rows change', async () => {
  const first = { page: 1, pageSize: 2 };
  expect(await list(first)).toMatchObject({ total: 5, statements: 3 });
  expect(await list(first)).toEqual({ slugs: ['found-4', 'found-3'], total: 5, statements: 2 });
  expect(await list({ page: 9, pageSize: 2 })).toMatchObject({ slugs: [], total: 5 });
  await connection.database.update(algorithms).set({ removedAt: NOW });
  expect(await list(first)).toMatchObject({ slugs: [], total: 0 });
  await connection.database.update(algorithms).set({ removedAt: null });
  expect(await list(first)).toMatchObject({ slugs: ['found-4', 'found-3'], total: 5 });
});
