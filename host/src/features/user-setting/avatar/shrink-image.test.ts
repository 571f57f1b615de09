import { expect, it } from 'vitest';
import { findCenterSquare } from './shrink-image.ts';

it('crops the center square of a wide image and of a tall one', () => {
  expect(findCenterSquare(300, 100)).toEqual({ x: 100, y: 0, edge: 100 });
  expect(findCenterSquare(100, 260)).toEqual({ x: 0, y: 80, edge: 100 });
});
