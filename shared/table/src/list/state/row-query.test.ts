import { readListAddress } from '@atrium/contract';
import { describe, expect, test } from 'vitest';
import type { ColumnDefinition } from '../../core/definition.ts';
import { hasConditions, toRowQuery } from './row-query.ts';

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

describe('the query that loads the rows', () => {
  test('omits what is not set, and reports whether it limits the list', () => {
    const everything = toRowQuery(readListAddress({}, columns), columns);
    expect(everything).toEqual({ page: 1, pageSize: 20 });
    expect(hasConditions(everything)).toBe(false);
    expect(hasConditions(toRowQuery(readListAddress({ status: 'draft' }, columns), columns))).toBe(true);
  });

  test('converts days to the times at which they begin and end in the browser’s time zone', () => {
    const { ranges } = toRowQuery(readListAddress({ day: '2026-01-31..2026-02-01' }, columns), columns);
    expect(ranges).toEqual({
      day: {
        from: new Date(2026, 0, 31).toISOString(),
        to: new Date(2026, 1, 1, 23, 59, 59, 999).toISOString(),
      },
    });
  });
});
