import { expect, test } from 'vitest';
import { findPageDirection } from './find-page-direction.ts';
import { alignBox, findSmallestRectangle, getCorners, type Point } from './text-box.ts';

const toDirection = (degrees: number): Point => [
  Math.cos((degrees * Math.PI) / 180),
  Math.sin((degrees * Math.PI) / 180),
];

test.each([0, 5, -30, 90])('finds the smallest rectangle around points (%i°)', (degrees) => {
  const box = { center: [200, 100] as const, direction: toDirection(degrees), width: 120, height: 20 };
  const found = findSmallestRectangle(getCorners(box));
  expect(found.width).toBeCloseTo(120);
  expect(found.height).toBeCloseTo(20);
  expect(found.center[0]).toBeCloseTo(200);
  expect(found.center[1]).toBeCloseTo(100);
});

test('rotates a short box so that its width is parallel to the lines of the page', () => {
  const short = { center: [0, 0] as const, direction: toDirection(92), width: 22, height: 20 };
  const aligned = alignBox(short, toDirection(3));
  expect(aligned).toMatchObject({ width: 20, height: 22 });
  expect(aligned.direction[0]).toBeCloseTo(toDirection(2)[0]);
  expect(aligned.direction[1]).toBeCloseTo(toDirection(2)[1]);
});

test.each([3, -4, 87, 92])('takes the direction of most lines as that of the page (%i°)', (degrees) => {
  const line = { center: [0, 0] as const, width: 300, height: 20 };
  const odd = { ...line, direction: toDirection(degrees + 90), width: 60 };
  const [x, y] = findPageDirection([
    { ...line, direction: toDirection(degrees) },
    { ...line, direction: toDirection(degrees) },
    odd,
  ]);
  expect(Math.abs(x * toDirection(degrees)[0] + y * toDirection(degrees)[1])).toBeCloseTo(1);
});
