import { expect, test } from 'vitest';
import { detectBoxes } from './detect-boxes.ts';

const SIDE = 640;

/** Returns the boxes if the network marks a region of this size as text. */
async function detectRegion(width: number, height: number) {
  const image = { width: SIDE, height: SIDE, pixels: new Uint8Array(SIDE * SIDE) };
  return await detectBoxes(image, async (_, [, , rows = 0, columns = 0]) => {
    const values = new Float32Array(rows * columns);
    for (let row = 0; row < height; row += 1)
      values.fill(1, (row + 9) * columns + 9, (row + 9) * columns + 9 + width);
    return { values, shape: [1, 1, rows, columns] };
  });
}

test.each([
  [40, 2],
  [2, 40],
  [1, 40],
])('ignores a region of %i × %i pixels as noise', async (width, height) => {
  expect(await detectRegion(width, height)).toEqual([]);
});

test.each([
  [40, 3],
  [3, 40],
])('returns a box for a region of %i × %i pixels', async (width, height) => {
  expect(await detectRegion(width, height)).toHaveLength(1);
});
