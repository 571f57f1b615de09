import { LIMITS } from '@atrium/contract';

/** What engines read; a GIF by its first frame. */
export const IMAGE_TYPES: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/bmp',
  'image/gif',
];

/** Why an image can't be sent: not of a kind that is read, too large in bytes, pixels or one side, or no image at all. */
export type ImageFault = 'type' | 'bytes' | 'pixels' | 'side' | 'unreadable';

/** What is wrong with a file as far as can be told without opening it. */
export function imageFault(file: Blob): ImageFault | undefined {
  if (!IMAGE_TYPES.includes(file.type)) return 'type';
  if (file.size === 0) return 'unreadable';
  return file.size > LIMITS.imageBytes ? 'bytes' : undefined;
}

/** What is wrong with the size of an opened image, in pixels. */
export function sizeFault({
  width,
  height,
}: Readonly<Record<'width' | 'height', number>>): ImageFault | undefined {
  if (Math.max(width, height) > LIMITS.imageSide) return 'side';
  return width * height > LIMITS.imagePixels ? 'pixels' : undefined;
}
