import { expect, test } from 'vitest';
import type { ColumnDefinition } from './definition.ts';
import { getCellText, getCellValue } from './get-cell-value.ts';

const formats = {
  number: (value: number) => `#${value}`,
  date: (value: string) => `on ${value}`,
  list: (texts: readonly string[]) => texts.join(', '),
};
const options = [{ value: 'x', label: '甲' }];
const toText = (column: Partial<ColumnDefinition<object>>, value: unknown) =>
  getCellText({ key: 'field', title: '', kind: 'text', ...column }, { field: value }, formats);

test('formats a cell by the kind of its column', () => {
  expect(toText({}, 'a')).toBe('a');
  expect(toText({ kind: 'number' }, 5)).toBe('#5');
  expect(toText({ kind: 'date' }, '2026')).toBe('on 2026');
  expect(toText({ kind: 'select', options }, 'x')).toBe('甲');
  expect(toText({ kind: 'tags', options }, ['x', 'y'])).toBe('甲, y');
  expect([toText({}, null), toText({}, undefined), toText({}, '')]).toEqual(['', '', '']);
});

test('computes the value of a cell if its column defines how', () => {
  const column: ColumnDefinition<{ n: number }> = {
    key: 'x',
    title: '',
    kind: 'number',
    value: ({ n }) => n * 2,
  };
  expect(getCellValue(column, { n: 4 })).toBe(8);
});
