import { LIMITS } from '@atrium/contract';

/** The image types that engines read; of a GIF, only the first frame. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/bmp', 'image/gif'];

/** Why an image cannot be sent: its type, its size in bytes, in pixels or of one side, or it cannot be decoded. */
export type ImageError = 'type' | 'bytes' | 'pixels' | 'side' | 'unreadable';

/** Checks a file without decoding it. */
export function findFileError(file: Blob): ImageError | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'unreadable';
  return file.size > LIMITS.imageBytes ? 'bytes' : undefined;
}

/** Checks the size of a decoded image, in pixels. */
export function findSizeError({ width, height }: Readonly<Record<'width' | 'height', number>>) {
  if (Math.max(width, height) > LIMITS.imageSide) return 'side';
  return width * height > LIMITS.imagePixels ? 'pixels' : undefined;
}
