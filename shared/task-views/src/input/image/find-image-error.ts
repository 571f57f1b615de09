import { LIMITS } from '@atrium/contract';

/** The image types that engines read. Engines read only the first frame of a GIF. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp', 'image/gif'];

/** The reason why an image cannot be sent: its type, its bytes, its pixels, the length of a side, or its encoding. */
export type ImageError = 'type' | 'bytes' | 'pixels' | 'side' | 'unreadable';

/** Returns why a file cannot be sent, without decoding it; undefined for a valid file. */
export function findFileError(file: Blob): ImageError | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'unreadable';
  return file.size > LIMITS.imageBytes ? 'bytes' : undefined;
}

/** Returns why an image of this size, in pixels, cannot be sent; undefined for a valid size. */
export function findSizeError({ width, height }: Readonly<Record<'width' | 'height', number>>) {
  if (Math.max(width, height) > LIMITS.imageSide) return 'side';
  return width * height > LIMITS.imagePixels ? 'pixels' : undefined;
}
