import { expect, test } from 'vitest';
import type { RowQuery } from './definition.ts';
import { readEveryRow } from './read-every-row.ts';

test('reads all pages, and requests the next one in advance', async () => {
  const requested: RowQuery[] = [];
  const source = {
    list: (query: RowQuery) => {
      requested.push(query);
      const left = 1_200 - (query.page - 1) * 500;
      return Promise.resolve({ list: Array.from({ length: Math.min(500, left) }, () => 1), total: 1_200 });
    },
  };
  let count = 0;
  for await (const { rows } of readEveryRow(source, { page: 7, pageSize: 10, keyword: 'k' })) {
    count += rows.length;
    // The source reads the next page while the caller processes this one.
    expect(requested).toHaveLength(Math.min(3, count / 500 + 1));
  }
  expect(count).toBe(1_200);
  expect(requested.map(({ page, keyword }) => [page, keyword])).toEqual([
    [1, 'k'],
    [2, 'k'],
    [3, 'k'],
  ]);
});
