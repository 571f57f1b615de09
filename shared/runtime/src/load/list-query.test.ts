import { LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import { readListQuery } from './list-query.ts';

describe('what an address asks of a list', () => {
  test('is the first page of twenty when it says nothing', () => {
    expect(readListQuery({}, ['task'])).toEqual({ page: 1, pageSize: 20, filters: {} });
  });

  test('holds keyword, filters, order and page', () => {
    const query = { keyword: 'k 均值', task: 'cluster,pca', sort: '-updatedAt', page: '3', size: '50' };
    expect(readListQuery(query, ['task', 'status'])).toEqual({
      page: 3,
      pageSize: 50,
      keyword: 'k 均值',
      filters: { task: ['cluster', 'pca'] },
      sort: { field: 'updatedAt', order: 'descend' },
    });
  });

  test('keeps a keyword that is too long whole', () => {
    const keyword = 'k'.repeat(LIMITS.keywordLength + 1);
    expect(readListQuery({ keyword }, []).keyword).toBe(keyword);
  });

  test.each([{ page: '-1' }, { page: '1.5' }, { page: 'many' }, { size: '7' }, { sort: 'a b' }])(
    'leaves out what makes no sense: %j',
    (query) => {
      expect(readListQuery(query, [])).toEqual({ page: 1, pageSize: 20, filters: {} });
    },
  );

  test('does not take a filter that the list does not have', () => {
    expect(readListQuery({ ownerId: 'x' }, ['task']).filters).toEqual({});
  });
});
