/** The width and height of a stored avatar in pixels. It is sharp at its display size and takes a few kilobytes. */
const EDGE = 128;
const TYPE = 'image/webp';
/** Browsers that cannot write WebP write PNG, which is larger. */
const LARGEST = 65_536;

/** The origin and the edge length of the center square of an image. */
export function middleSquare(width: number, height: number) {
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
  const { x, y, edge } = middleSquare(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  canvas.getContext('2d')?.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE);
  bitmap.close();
  const url = canvas.toDataURL(TYPE, 0.85);
  if (url.length > LARGEST) throw new Error('The image does not become small enough');
  return url;
}
