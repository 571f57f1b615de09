import { expect, test } from 'vitest';
import type { ArrangedColumn } from '../../core/index.ts';
import { spreadColumns } from './spread-columns.ts';

const column: ArrangedColumn<never> = {
  key: 'name',
  title: 'Name',
  kind: 'text',
  shownWidth: 200,
  hasUserWidth: false,
  side: undefined,
};
const widths = (columns: readonly ArrangedColumn<never>[], availableWidth: number | undefined) =>
  spreadColumns(columns, availableWidth).map(({ shownWidth }) => shownWidth);

test('gives each column its share of the free width', () => {
  expect(widths([column, { ...column, shownWidth: 100 }], 600)).toEqual([400, 200]);
});

test('does not change a width that the user set', () => {
  expect(widths([column, { ...column, hasUserWidth: true }], 600)).toEqual([400, 200]);
  expect(widths([{ ...column, hasUserWidth: true }], 600)).toEqual([200]);
});

test('changes nothing without free width', () => {
  expect(widths([column, column], 300)).toEqual([200, 200]);
  expect(widths([column], undefined)).toEqual([200]);
});
