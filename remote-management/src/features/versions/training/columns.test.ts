import { expect, test } from 'vitest';
import { suggestColumns, toFeatures } from './columns.ts';

const table = {
  kind: 'table' as const,
  columns: ['id', 'width', 'color', 'same', 'species'],
  rows: Array.from({ length: 60 }, (_, row) => [
    `row ${row}`,
    row % 7 === 0 ? null : row,
    ['red', 'blue'][row % 2] ?? null,
    1,
    row < 30 ? 'a' : 'b',
  ]),
};

test('suggests a target column and the use of each column, and leaves out constant columns and text columns with many different values', () => {
  const choices = suggestColumns(table, 'classify');
  expect(choices).toEqual({
    target: 'species',
    uses: { id: 'none', width: 'number', color: 'category', same: 'none', species: 'category' },
  });
  expect(toFeatures(table, choices)).toEqual([
    { column: 'width', type: 'number' },
    { column: 'color', type: 'category' },
  ]);
  expect(suggestColumns(table, 'regress').target).toBe('width');
});

test('suggests no target for tasks that predict no column, so that all suitable columns are features', () => {
  for (const task of ['cluster', 'anomaly'] as const) {
    const choices = suggestColumns(table, task);
    expect(choices.target).toBe('');
    expect(toFeatures(table, choices).map(({ column }) => column)).toEqual(['width', 'color', 'species']);
  }
});
