/** The width and height of a stored avatar in pixels. It is sharp at its display size and takes a few kilobytes. */
const AVATAR_SIZE = 128;
const TYPE = 'image/webp';
/** Browsers that cannot write WebP write PNG, which is larger. */
const MAX_CHARACTERS = 65_536;

/** The origin and the edge length of the center square of an image. */
export function findCenterSquare(width: number, height: number) {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, edge };
}

/**
 * Converts an image file to a small square data URL.
 *
 * @throws when the file is not an image or cannot be made small enough.
 */
export async function shrinkImage(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const { x, y, edge } = findCenterSquare(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIZE;
  canvas.height = AVATAR_SIZE;
  canvas.getContext('2d')?.drawImage(bitmap, x, y, edge, edge, 0, 0, AVATAR_SIZE, AVATAR_SIZE);
  bitmap.close();
  const url = canvas.toDataURL(TYPE, 0.85);
  if (url.length > MAX_CHARACTERS) throw new Error('The image does not become small enough');
  return url;
}
