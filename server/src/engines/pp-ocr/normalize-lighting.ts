import type { GrayImage } from '../../images/gray-image.ts';

/**
 * The longer side of the image is divided into this many blocks. The brightness of the paper is estimated for each
 * block.
 */
const BLOCKS = 24;
/** The brightness of the paper is this quantile of a block's pixels: 85% are as dark or darker. */
const PAPER_QUANTILE = 0.85;
/** Light is uneven when the paper's brightness differs by at least this. */
const MIN_UNEVENNESS = 60;
/** Paper is at least this bright. If more than 5% of the blocks are darker, the image does not show paper. */
const DARKEST_PAPER = 40;
/** The brightness of the paper in the result. */
const RESULT_PAPER = 235;

/**
 * If the image shows paper in uneven light, divides each pixel by the brightness of the paper around it. Otherwise
 * returns the same image.
 */
export function normalizeLighting(image: GrayImage): GrayImage {
  const { width, height, pixels } = image;
  const side = Math.max(8, Math.ceil(Math.max(width, height) / BLOCKS));
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const paperLevels = Array.from({ length: columns * rows }, (_, block) =>
    findPaperLevel(image, (block % columns) * side, Math.floor(block / columns) * side, side),
  );
  const ordered = paperLevels.toSorted((one, other) => one - other);
  const getQuantile = (share: number) => ordered[Math.floor((ordered.length - 1) * share)] ?? 0;
  if (getQuantile(0.95) - getQuantile(0.05) < MIN_UNEVENNESS || getQuantile(0.05) < DARKEST_PAPER)
    return image;
  const normalized = new Uint8Array(pixels.length);
  const getPaperLevel = (column: number, row: number) =>
    paperLevels[
      Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))
    ] ?? 255;
  // Interpolates between the centers of the four nearest blocks. `u` and `v` are the position of the pixel in blocks.
  for (let y = 0, index = 0; y < height; y += 1) {
    const v = y / side - 0.5;
    const [row, shareY] = [Math.floor(v), v - Math.floor(v)];
    for (let x = 0; x < width; x += 1, index += 1) {
      const u = x / side - 0.5;
      const [column, shareX] = [Math.floor(u), u - Math.floor(u)];
      const upper = getPaperLevel(column, row) * (1 - shareX) + getPaperLevel(column + 1, row) * shareX;
      const lower =
        getPaperLevel(column, row + 1) * (1 - shareX) + getPaperLevel(column + 1, row + 1) * shareX;
      const light = upper * (1 - shareY) + lower * shareY;
      normalized[index] = Math.min(255, Math.round(((pixels[index] ?? 0) / light) * RESULT_PAPER));
    }
  }
  return { width, height, pixels: normalized };
}

/** Returns the brightness of the paper in a block. */
function findPaperLevel(
  { width, height, pixels }: GrayImage,
  left: number,
  top: number,
  side: number,
): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let y = top; y < Math.min(height, top + side); y += 1) {
    for (let x = left; x < Math.min(width, left + side); x += 1) {
      const value = pixels[y * width + x] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
      total += 1;
    }
  }
  let counted = 0;
  return Math.max(
    1,
    counts.findIndex((count) => {
      counted += count;
      return counted >= total * PAPER_QUANTILE;
    }),
  );
}
