/** The brightness of each pixel, row by row from the top. 0 is black, 255 is white. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The samples of a decoded image, as decoders return them. */
interface Samples {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
  /** 1 gray, 2 gray and alpha, 3 RGB, 4 RGBA. */
  readonly channels: number;
  /** Bytes of a sample. With two, the first is the less significant. */
  readonly depth: number;
}

/**
 * Returns the brightness with the color weights of ITU-R BT.601, on white where the image is transparent. Of a sample
 * with two bytes, it reads only the more significant one.
 */
export function toGray({ width, height, bytes, channels, depth }: Samples): GrayImage {
  const pixels = new Uint8Array(width * height);
  const isColor = channels >= 3;
  const hasAlpha = channels % 2 === 0;
  const stride = channels * depth;
  for (let index = 0, at = depth - 1; index < pixels.length; index += 1, at += stride) {
    const first = bytes[at] ?? 0;
    const gray = isColor
      ? (first * 299 + (bytes[at + depth] ?? 0) * 587 + (bytes[at + 2 * depth] ?? 0) * 114) / 1000
      : first;
    const alpha = hasAlpha ? (bytes[at + (channels - 1) * depth] ?? 255) / 255 : 1;
    pixels[index] = Math.round(gray * alpha + 255 * (1 - alpha));
  }
  return { width, height, pixels };
}

/**
 * Returns an image of half the width and height. Each pixel is the rounded mean of four. Of an odd width or height, the
 * last column or row is left out.
 */
export function halveSize({ width, height, pixels }: GrayImage): GrayImage {
  const half = { width: width >> 1, height: height >> 1 };
  const means = new Uint8Array(half.width * half.height);
  for (let y = 0, index = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1, index += 1) {
      const at = 2 * y * width + 2 * x;
      const sum =
        (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0);
      means[index] = (sum + 2) >> 2;
    }
  }
  return { ...half, pixels: means };
}

/** Returns the image as a PGM file, a plain format that every engine reads. */
export function toPgm({ width, height, pixels }: GrayImage): Uint8Array<ArrayBuffer> {
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}
