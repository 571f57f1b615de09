import { LIMITS } from '@atrium/contract';

/** In pixels. */
const FONT_SIZE = 20;

/** Returns one tile of the watermark as a data URL, or an empty text if the browser has no canvas. */
export function drawWatermarkTile(
  text: string,
  style: { readonly color: string; readonly font: string },
): string {
  const { tile, alpha, angle } = LIMITS.watermark;
  const canvas = document.createElement('canvas');
  canvas.width = tile;
  canvas.height = tile;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.globalAlpha = alpha;
  context.fillStyle = style.color;
  context.font = `${FONT_SIZE}px ${style.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // The text appears twice, on the diagonal of the tile.
  for (const [x, y] of [
    [tile / 4, tile / 4],
    [(tile * 3) / 4, (tile * 3) / 4],
  ] as const) {
    context.setTransform(1, 0, 0, 1, x, y);
    context.rotate(angle);
    context.fillText(text, 0, 0, tile / 2);
  }
  return canvas.toDataURL();
}
