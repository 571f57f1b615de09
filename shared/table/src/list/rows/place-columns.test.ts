import { expect, test } from 'vitest';
import { placeColumns } from './place-columns.ts';

test('places pinned columns from their side, and gives one unpinned column the remaining width', () => {
  const { positions, width } = placeColumns(
    [
      { kind: 'text', isName: true, shownWidth: 200, side: 'start' },
      { kind: 'select', shownWidth: 100, side: 'start' },
      { kind: 'number', shownWidth: 90, side: undefined },
      { kind: 'text', shownWidth: 300, side: undefined },
      { kind: 'date', shownWidth: 140, side: 'end' },
      { kind: 'date', shownWidth: 150, side: 'end' },
    ],
    { selection: 48, actions: 120 },
  );
  expect(width).toBe(980 + 48 + 120);
  expect(positions.map(({ offset }) => offset)).toEqual([48, 248, 0, 0, 270, 120]);
  expect(positions.map(({ isEdge }) => isEdge)).toEqual([false, true, false, false, true, false]);
  expect(positions.map(({ isGrowing }) => isGrowing)).toEqual([false, false, false, true, false, false]);
});
