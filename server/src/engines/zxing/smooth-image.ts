import type { GrayImage } from '../../images/gray-image.ts';

/** Weights of a pixel and its neighbors: a Gaussian filter. */
const WEIGHTS = [1, 2, 1] as const;
const WEIGHT_SUM = 4;

/** Reduces noise: each pixel becomes a weighted mean of itself and its eight neighbors. */
export function smoothImage(image: GrayImage): GrayImage {
  return smoothAlong(smoothAlong(image, 1, 0), 0, 1);
}

/** Smooths in one direction. The next pixel in this direction is `right` columns and `below` rows away. */
function smoothAlong({ width, height, pixels }: GrayImage, right: number, below: number): GrayImage {
  const smooth = new Uint8Array(pixels.length);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      let sum = 0;
      for (const offset of [-1, 0, 1]) {
        const column = Math.min(width - 1, Math.max(0, x + offset * right));
        const row = Math.min(height - 1, Math.max(0, y + offset * below));
        sum += (pixels[row * width + column] ?? 0) * (WEIGHTS[offset + 1] ?? 0);
      }
      smooth[index] = Math.round(sum / WEIGHT_SUM);
    }
  }
  return { width, height, pixels: smooth };
}
