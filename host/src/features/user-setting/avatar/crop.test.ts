import { expect, it } from 'vitest';
import { findCenterSquare, resizeSquare, toPercent, toRectangle, toSquare } from './crop.ts';

const WIDE = { width: 300, height: 100 };

it('starts with the center square of a wide image and of a tall one', () => {
  expect(findCenterSquare(WIDE)).toEqual({ x: 100, y: 0, edge: 100 });
  expect(findCenterSquare({ width: 100, height: 260 })).toEqual({ x: 0, y: 80, edge: 100 });
});

it('resizes a square around its center', () => {
  const half = resizeSquare(WIDE, findCenterSquare(WIDE), 50);
  expect(half).toEqual({ x: 125, y: 25, edge: 50 });
  expect(toPercent(WIDE, half)).toBe(50);
  expect(resizeSquare(WIDE, half, 100)).toEqual(findCenterSquare(WIDE));
});

it('moves a square inward if it grows at the border of the image', () => {
  expect(resizeSquare(WIDE, { x: 250, y: 50, edge: 50 }, 100)).toEqual({ x: 200, y: 0, edge: 100 });
  expect(resizeSquare(WIDE, { x: 0, y: 0, edge: 50 }, 80)).toEqual({ x: 0, y: 0, edge: 80 });
});

it('converts a square to percent of the image and back', () => {
  const size = { width: 400, height: 100 };
  const rectangle = toRectangle(size, { x: 200, y: 50, edge: 50 });
  expect(rectangle).toEqual({ unit: '%', x: 50, y: 50, width: 12.5, height: 50 });
  expect(toSquare(size, rectangle)).toEqual({ x: 200, y: 50, edge: 50 });
});

it('converts a rectangle with rounded sides to a square inside the image', () => {
  const rectangle = { unit: '%', x: 67, y: -0.2, width: 33.4, height: 100 } as const;
  expect(toSquare(WIDE, rectangle)).toEqual({ x: 200, y: 0, edge: 100 });
});
