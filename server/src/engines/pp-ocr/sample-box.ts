import type { GrayImage } from '../../images/gray-image.ts';
import type { TextBox } from './text-box.ts';

/**
 * Returns the pixels of a box, upright and at another size, row by row. If the new size is smaller, each pixel is the
 * mean of several points. Points outside the image repeat its edge.
 */
export function sampleBox(
  image: GrayImage,
  { center, direction, width, height }: TextBox,
  columns: number,
  rows: number,
): Uint8Array {
  const [directionX, directionY] = direction;
  const [stepX, stepY] = [width / columns, height / rows];
  const pointColumns = Math.max(1, Math.round(stepX));
  const pointRows = Math.max(1, Math.round(stepY));
  const pixels = new Uint8Array(columns * rows);
  for (let row = 0, index = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1, index += 1) {
      let sum = 0;
      for (let pointRow = 0; pointRow < pointRows; pointRow += 1) {
        const down = (row + (pointRow + 0.5) / pointRows) * stepY - height / 2;
        for (let pointColumn = 0; pointColumn < pointColumns; pointColumn += 1) {
          const along = (column + (pointColumn + 0.5) / pointColumns) * stepX - width / 2;
          sum += sampleBrightness(
            image,
            center[0] + along * directionX - down * directionY,
            center[1] + along * directionY + down * directionX,
          );
        }
      }
      pixels[index] = Math.round(sum / (pointColumns * pointRows));
    }
  }
  return pixels;
}

/** Interpolates between the centers of the four nearest pixels. */
function sampleBrightness({ width, height, pixels }: GrayImage, x: number, y: number): number {
  const px = Math.min(width - 1, Math.max(0, x - 0.5));
  const py = Math.min(height - 1, Math.max(0, y - 0.5));
  const [left, top] = [Math.floor(px), Math.floor(py)];
  const right = Math.min(width - 1, left + 1);
  const below = Math.min(height - 1, top + 1) * width;
  const [shareX, shareY] = [px - left, py - top];
  const above = top * width;
  const upper = (pixels[above + left] ?? 0) * (1 - shareX) + (pixels[above + right] ?? 0) * shareX;
  const lower = (pixels[below + left] ?? 0) * (1 - shareX) + (pixels[below + right] ?? 0) * shareX;
  return upper * (1 - shareY) + lower * shareY;
}
