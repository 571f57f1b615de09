import type { GrayImage } from '../../images/gray-image.ts';

type Point = readonly [x: number, y: number];

/** A turned and enlarged copy of an image. */
export interface TurnedImage {
  readonly image: GrayImage;
  /** Returns the point of the original image that a point of the copy shows. */
  readonly toOriginal: (point: Point) => [x: number, y: number];
}

/**
 * Enlarges an image and turns it clockwise around its center. The copy contains the whole image, on
 * a white background.
 */
export function turnImage(source: GrayImage, scale: number, degrees: number): TurnedImage {
  const radians = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const [across, down] = [source.width * scale, source.height * scale];
  // The tolerance prevents rounding errors from adding a pixel.
  const width = Math.ceil(across * Math.abs(cosine) + down * Math.abs(sine) - 1e-6);
  const height = Math.ceil(across * Math.abs(sine) + down * Math.abs(cosine) - 1e-6);
  const toOriginal = ([x, y]: Point): [number, number] => {
    const [right, below] = [x - width / 2, y - height / 2];
    return [
      (right * cosine + below * sine) / scale + source.width / 2,
      (below * cosine - right * sine) / scale + source.height / 2,
    ];
  };
  const pixels = new Uint8Array(width * height);
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      // Points are measured from the corner of the image, so the center of a pixel is half a pixel after its index.
      const [u, v] = toOriginal([x + 0.5, y + 0.5]);
      pixels[index] = sampleBrightness(source, u - 0.5, v - 0.5);
    }
  }
  return { image: { width, height, pixels }, toOriginal };
}

/** Interpolates between the four nearest pixels. */
function sampleBrightness({ width, height, pixels }: GrayImage, x: number, y: number): number {
  if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) return 255;
  const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const below = Math.min(height - 1, top + 1);
  const [shareX, shareY] = [Math.max(0, x - left), Math.max(0, y - top)];
  const upper =
    (pixels[top * width + left] ?? 0) * (1 - shareX) + (pixels[top * width + right] ?? 0) * shareX;
  const lower =
    (pixels[below * width + left] ?? 0) * (1 - shareX) + (pixels[below * width + right] ?? 0) * shareX;
  return Math.round(upper * (1 - shareY) + lower * shareY);
}
