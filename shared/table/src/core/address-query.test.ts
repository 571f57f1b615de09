import { LIMITS } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import type { ColumnDefinition } from '../definition.ts';
import { readAddress, writeConditions, writeSort } from './address-query.ts';
import { isNarrowed, rowQueryOf } from './row-query.ts';

const columns: readonly ColumnDefinition<never>[] = [
  { key: 'name', title: 'Name', kind: 'text', isName: true, isSortable: true, isSearchable: true },
  {
    key: 'status',
    title: 'State',
    kind: 'select',
    isSearchable: true,
    options: [
      { value: 'draft', label: 'Draft' },
      { value: 'published', label: 'Published' },
    ],
  },
  { key: 'tags', title: 'Tags', kind: 'tags', isSearchable: true },
  { key: 'calls', title: 'Calls', kind: 'number', isSortable: true, isSearchable: true },
  { key: 'day', title: 'Dates', kind: 'date', isSearchable: true },
  { key: 'secret', title: 'Note', kind: 'text' },
];

describe('a table’s address', () => {
  test('gives back what was written into it', () => {
    const conditions = {
      keyword: 'k means',
      filters: { name: ['a'], status: ['draft', 'published'], tags: ['a,b', 'c\\d', '中文'] },
      ranges: { calls: { from: 0, to: 12.5 }, day: { to: '2026-01-31' } },
    };
    expect(readAddress(writeConditions(conditions, columns), columns).conditions).toEqual(conditions);
  });

  test('empties the keys of conditions that are gone, and goes to the first page', () => {
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

  test('means nothing where it makes no sense', () => {
    const query = {
      page: '-3',
      size: '7',
      sort: '-secret,unknown',
      status: 'draft,invented',
      calls: 'many..9',
      day: '2026-13-45..',
      secret: 'x',
    };
    expect(readAddress(query, columns)).toEqual({
      page: 1,
      pageSize: 20,
      sort: [],
      conditions: { filters: { status: ['draft'] }, ranges: { calls: { to: 9 } } },
    });
  });

  test('keeps a keyword that is too long whole', () => {
    const keyword = 'k'.repeat(LIMITS.keywordLength + 1);
    expect(readAddress({ keyword }, columns).conditions.keyword).toBe(keyword);
  });

  test('sorts by several columns, each once', () => {
    const { sort } = readAddress({ sort: '-calls,name,calls' }, columns);
    expect(sort).toEqual([
      { field: 'calls', order: 'descend' },
      { field: 'name', order: 'ascend' },
    ]);
    expect(writeSort(sort)).toBe('-calls,name');
  });
});

describe('what is asked of a source', () => {
  test('leaves out what is not asked, and says whether it is less than everything', () => {
    const everything = rowQueryOf(readAddress({}, columns), columns);
    expect(everything).toEqual({ page: 1, pageSize: 20 });
    expect(isNarrowed(everything)).toBe(false);
    expect(isNarrowed(rowQueryOf(readAddress({ status: 'draft' }, columns), columns))).toBe(true);
  });

  test('bounds days by the moments at which they begin and end where the reader is', () => {
    const { ranges } = rowQueryOf(readAddress({ day: '2026-01-31..2026-02-01' }, columns), columns);
    expect(ranges).toEqual({
      day: {
        from: new Date(2026, 0, 31).toISOString(),
        to: new Date(2026, 1, 1, 23, 59, 59, 999).toISOString(),
      },
    });
  });
});
