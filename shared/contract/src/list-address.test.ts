import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import {
  buildListPath,
  type ListField,
  readListAddress,
  writeConditions,
  writeSort,
} from './list-address.ts';

const columns: readonly ListField[] = [
  { key: 'name', kind: 'text', isSortable: true, isSearchable: true },
  {
    key: 'status',
    kind: 'select',
    isSearchable: true,
    options: [{ value: 'draft' }, { value: 'published' }],
  },
  { key: 'tags', kind: 'tags', isSearchable: true },
  { key: 'calls', kind: 'number', isSortable: true, isSearchable: true },
  { key: 'day', kind: 'date', isSearchable: true },
  { key: 'secret', kind: 'text' },
];

describe('the address of a list', () => {
  test('can be written and read back', () => {
    const conditions = {
      keyword: 'k means',
      filters: { name: ['a'], status: ['draft', 'published'], tags: ['a,b', 'c\\d', '中文'] },
      ranges: { calls: { from: 0, to: 12.5 }, day: { to: '2026-01-31' } },
    };
    expect(readListAddress(writeConditions(conditions, columns), columns).conditions).toEqual(conditions);
  });

  test('removes the keys of removed filters, and goes to the first page', () => {
    expect(writeConditions({}, columns)).toEqual({
      keyword: '',
      page: '',
      name: '',
      status: '',
      tags: '',
      calls: '',
      day: '',
    });
  });

  test('ignores invalid values', () => {
    const query = {
      page: '-3',
      size: '7',
      sort: '-secret,unknown',
      status: 'draft,invented',
      calls: 'many..9',
      day: '2026-13-45..2026-02-31',
      secret: 'x',
    };
    expect(readListAddress(query, columns)).toEqual({
      page: 1,
      pageSize: 20,
      sort: [],
      conditions: { filters: { status: ['draft'] }, ranges: { calls: { to: 9 } } },
    });
  });

  test('does not truncate a keyword that is too long', () => {
    const keyword = 'k'.repeat(LIMITS.keywordLength + 1);
    expect(readListAddress({ keyword }, columns).conditions.keyword).toBe(keyword);
  });

  test('sorts by several columns, each once', () => {
    const { sort } = readListAddress({ sort: '-calls,name,calls' }, columns);
    expect(sort).toEqual([
      { field: 'calls', order: 'descend' },
      { field: 'name', order: 'ascend' },
    ]);
    expect(writeSort(sort)).toBe('-calls,name');
  });

  test('is built from conditions and an order', () => {
    const filters = { status: ['draft', 'published'], app: [] };
    const ranges = { day: { from: '2026-01-01', to: '2026-01-31' } };
    const link = new URL(
      buildListPath('/calls', { filters, ranges }, [{ field: 'calls', order: 'descend' }]),
      'http://x',
    );
    expect(Object.fromEntries(link.searchParams)).toEqual({
      status: 'draft,published',
      day: '2026-01-01..2026-01-31',
      sort: '-calls',
    });
  });
});
