import { expect, test } from 'vitest';
import { getLinePolygon } from './get-line-polygon.ts';

const box = { x0: 100, y0: 200, x1: 500, y1: 260 };

test('returns the box of a level line, clockwise from the top left', () => {
  const corners = [
    [100, 200],
    [500, 200],
    [500, 260],
    [100, 260],
  ];
  expect(getLinePolygon(box, { x0: 100, y0: 250, x1: 500, y1: 259 })).toEqual(corners);
  expect(getLinePolygon(box, { x0: 100, y0: 250, x1: 100, y1: 250 })).toEqual(corners);
});

test('lowers the left end of a line that rises to the right, and the reverse', () => {
  expect(getLinePolygon(box, { x0: 100, y0: 260, x1: 500, y1: 230 })).toEqual([
    [100, 230],
    [500, 200],
    [500, 230],
    [100, 260],
  ]);
  expect(getLinePolygon(box, { x0: 100, y0: 230, x1: 500, y1: 260 })).toEqual([
    [100, 200],
    [500, 230],
    [500, 260],
    [100, 230],
  ]);
});

test('ignores a slope that leaves no space for the letters', () => {
  expect(getLinePolygon(box, { x0: 100, y0: 260, x1: 500, y1: 200 })[0]).toEqual([100, 200]);
});
