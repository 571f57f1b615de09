import { expect, test } from 'vitest';
import { normalizeLighting } from './normalize-lighting.ts';

const WIDTH = 240;

/** Paper with black dots under light that falls from the left to the right. */
function drawSheet(darkest: number) {
  const pixels = Uint8Array.from({ length: WIDTH * WIDTH }, (_, at) => {
    const light = 250 - ((250 - darkest) * (at % WIDTH)) / WIDTH;
    return at % 11 === 0 ? light * 0.1 : light;
  });
  return { width: WIDTH, height: WIDTH, pixels };
}

test('makes paper equally bright under uneven light, and leaves ink dark', () => {
  const { pixels } = normalizeLighting(drawSheet(80));
  const paper = [3, WIDTH / 2, WIDTH - 4].map(
    (x) => pixels[100 * WIDTH + x + ((100 * WIDTH + x) % 11 === 0 ? 1 : 0)],
  );
  for (const brightness of paper) expect(brightness).toBeGreaterThan(200);
  expect(pixels[11 * 2_000]).toBeLessThan(60);
});

test('returns an image under even light unchanged', () => {
  const even = drawSheet(230);
  expect(normalizeLighting(even)).toBe(even);
});
