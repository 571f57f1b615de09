import { expect, test } from 'vitest';
import { getNextSort } from './get-next-sort.ts';

test('sorting cycles through ascending, descending and none; with Shift, the other columns stay', () => {
  const up = getNextSort([], 'a', false);
  const down = getNextSort(up, 'a', false);
  expect([up, down, getNextSort(down, 'a', false)]).toEqual([
    [{ field: 'a', order: 'ascend' }],
    [{ field: 'a', order: 'descend' }],
    [],
  ]);
  const both = getNextSort(down, 'b', true);
  expect(both.map(({ field }) => field)).toEqual(['a', 'b']);
  expect(getNextSort(both, 'a', true)).toEqual([{ field: 'b', order: 'ascend' }]);
  expect(getNextSort(both, 'b', false)).toEqual([{ field: 'b', order: 'descend' }]);
});
