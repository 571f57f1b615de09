import { LIMITS } from '@atrium/contract';

const FONT_SIZE = 20;

/** Returns one tile of the watermark as a data URL, or undefined if the browser has no canvas. */
export function drawWatermarkTile(
  text: string,
  style: { readonly color: string; readonly font: string },
): string {
  const { tile, alpha, angle } = LIMITS.watermark;
  const canvas = document.createElement('canvas');
  canvas.width = tile;
  canvas.height = tile;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.globalAlpha = alpha;
  pen.fillStyle = style.color;
  pen.font = `${FONT_SIZE}px ${style.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [x, y] of [
    [tile / 4, tile / 4],
    [(tile * 3) / 4, (tile * 3) / 4],
  ] as const) {
    pen.setTransform(1, 0, 0, 1, x, y);
    pen.rotate(angle);
    pen.fillText(text, 0, 0, tile / 2);
  }
  return canvas.toDataURL();
}
