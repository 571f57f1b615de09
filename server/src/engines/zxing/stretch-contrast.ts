import type { GrayImage } from '../../images/gray-image.ts';

/** Side of the blocks whose darkest and brightest pixels are found, in pixels. */
const SIDE = 16;
/** The number of neighbor blocks to each side whose values count. They span a quiet zone and several bars. */
const NEIGHBOR_BLOCKS = 2;
/** Blocks with less contrast are plain background, whose noise must not become a pattern. */
const MIN_CONTRAST = 24;

/** Makes the darkest pixel of each neighborhood black and the brightest white, so that light and shadow disappear. */
export function stretchContrast({ width, height, pixels }: GrayImage): GrayImage {
  const columns = Math.ceil(width / SIDE);
  const rows = Math.ceil(height / SIDE);
  const darkest = new Uint8Array(columns * rows).fill(255);
  const brightest = new Uint8Array(columns * rows);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const block = Math.floor(y / SIDE) * columns + Math.floor(x / SIDE);
      const value = pixels[index] ?? 0;
      if (value < (darkest[block] ?? 0)) darkest[block] = value;
      if (value > (brightest[block] ?? 0)) brightest[block] = value;
    }
  }
  const lowest = findNeighborhoodExtremes(darkest, columns, rows, Math.min);
  const highest = findNeighborhoodExtremes(brightest, columns, rows, Math.max);
  const stretched = new Uint8Array(pixels.length);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      // The values of a block apply at its center.
      const [column, row] = [x / SIDE - 0.5, y / SIDE - 0.5];
      const low = interpolate(lowest, columns, rows, column, row);
      const contrast = Math.max(MIN_CONTRAST, interpolate(highest, columns, rows, column, row) - low);
      stretched[index] = Math.min(
        255,
        Math.max(0, Math.round((((pixels[index] ?? 0) - low) / contrast) * 255)),
      );
    }
  }
  return { width, height, pixels: stretched };
}

/** Returns for each block the lowest or the highest value of its neighborhood. */
function findNeighborhoodExtremes(
  values: Uint8Array,
  columns: number,
  rows: number,
  findExtreme: (...values: number[]) => number,
): Uint8Array {
  return values.map((_, block) => {
    const [column, row] = [block % columns, Math.floor(block / columns)];
    const neighbors: number[] = [];
    for (let y = Math.max(0, row - NEIGHBOR_BLOCKS); y <= Math.min(rows - 1, row + NEIGHBOR_BLOCKS); y += 1) {
      for (
        let x = Math.max(0, column - NEIGHBOR_BLOCKS);
        x <= Math.min(columns - 1, column + NEIGHBOR_BLOCKS);
        x += 1
      ) {
        neighbors.push(values[y * columns + x] ?? 0);
      }
    }
    return findExtreme(...neighbors);
  });
}

/** Interpolates between the four nearest blocks. */
function interpolate(values: Uint8Array, columns: number, rows: number, column: number, row: number): number {
  const at = (x: number, y: number) =>
    values[Math.min(rows - 1, Math.max(0, y)) * columns + Math.min(columns - 1, Math.max(0, x))] ?? 0;
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [shareX, shareY] = [column - left, row - top];
  const upper = at(left, top) * (1 - shareX) + at(left + 1, top) * shareX;
  const lower = at(left, top + 1) * (1 - shareX) + at(left + 1, top + 1) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
