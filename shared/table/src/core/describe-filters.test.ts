import { expect, test } from 'vitest';
import type { ColumnDefinition } from './definition.ts';
import { describeFilters } from './describe-filters.ts';

const columns: readonly ColumnDefinition<unknown>[] = [
  { key: 'task', title: 'Task', kind: 'select', options: [{ value: 'pca', label: 'Reduce' }] },
  { key: 'size', title: 'Size', kind: 'number' },
];
const labels = {
  keyword: 'Keyword',
  bound: (_column: unknown, value: string | number) => `<${value}>`,
  list: (texts: readonly string[]) => texts.join(', '),
};

const describe = (conditions: Parameters<typeof describeFilters>[0]) =>
  describeFilters(conditions, columns, labels);

test('describes the keyword, choices and ranges with their labels', () => {
  const filters = { task: ['pca', 'other'], gone: ['x'] };
  const texts = describe({ keyword: 'k', filters, ranges: { size: { from: 1, to: 9 } } });
  expect(texts.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Keyword: k',
    'Task: Reduce, other',
    'Size: <1> – <9>',
  ]);
});

test('describes a range with one bound, and omits a range without bounds', () => {
  expect(describe({ ranges: { size: { to: 9 } } })[0]?.text).toBe('≤ <9>');
  expect(describe({ ranges: { size: { from: 1 } } })[0]?.text).toBe('≥ <1>');
  expect(describe({ ranges: { size: {} } })).toEqual([]);
});

test('returns for each filter the conditions without it', () => {
  const conditions = { keyword: 'k', filters: { task: ['pca'], gone: ['x'] }, ranges: { size: { to: 9 } } };
  const { keyword, filters, ranges } = conditions;
  expect(describe(conditions).map(({ otherConditions }) => otherConditions)).toEqual([
    { filters, ranges },
    { keyword, filters: { gone: ['x'] }, ranges },
    { keyword, filters, ranges: {} },
  ]);
});
