import { expect, test } from 'vitest';
import { nextSort } from './next-sort.ts';

test('sorting cycles through ascending, descending and none; with Shift, the other columns stay', () => {
  const up = nextSort([], 'a', false);
  const down = nextSort(up, 'a', false);
  expect([up, down, nextSort(down, 'a', false)]).toEqual([
    [{ field: 'a', order: 'ascend' }],
    [{ field: 'a', order: 'descend' }],
    [],
  ]);
  const both = nextSort(down, 'b', true);
  expect(both.map(({ field }) => field)).toEqual(['a', 'b']);
  expect(nextSort(both, 'a', true)).toEqual([{ field: 'b', order: 'ascend' }]);
  expect(nextSort(both, 'b', false)).toEqual([{ field: 'b', order: 'descend' }]);
});
