import type { Square } from './crop.ts';

/** The width and height of a stored avatar in pixels. It is sharp at its display size and takes a few kilobytes. */
const AVATAR_SIZE = 128;
const TYPE = 'image/webp';
/** The quality of the compression, from 0 to 1. */
const QUALITY = 0.85;
/** The maximum length of the data URL. Browsers that cannot write WebP write PNG, which may be longer. */
const MAX_CHARACTERS = 65_536;

/**
 * Draws a square of an image as a small data URL.
 *
 * @throws when the avatar cannot be made small enough.
 */
export function drawAvatar(image: HTMLImageElement, { x, y, edge }: Square): string {
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIZE;
  canvas.height = AVATAR_SIZE;
  canvas.getContext('2d')?.drawImage(image, x, y, edge, edge, 0, 0, AVATAR_SIZE, AVATAR_SIZE);
  const url = canvas.toDataURL(TYPE, QUALITY);
  if (url.length > MAX_CHARACTERS) throw new Error('The image does not become small enough');
  return url;
}
