export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square of an image that becomes the avatar, in pixels of the image. It is always inside the image. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
}

/** A rectangle in percent of the width and height of an image. */
export interface PercentRectangle extends Size {
  readonly unit: '%';
  readonly x: number;
  readonly y: number;
}

/** The smallest edge of a square, in percent of the largest one. */
export const MIN_PERCENT = 10;

/** Returns the largest square in the center of an image. */
export function findCenterSquare({ width, height }: Size): Square {
  const edge = Math.min(width, height);
  return { x: (width - edge) / 2, y: (height - edge) / 2, edge };
}

/** Returns the edge of a square in percent of the largest one. */
export function toPercent(size: Size, { edge }: Square): number {
  return (edge / Math.min(size.width, size.height)) * 100;
}

/**
 * Resizes a square around its center. `percent` is its new edge in percent of the largest square. If the new square
 * would extend beyond the image, it moves inward.
 */
export function resizeSquare(size: Size, square: Square, percent: number): Square {
  const edge = (Math.min(size.width, size.height) * percent) / 100;
  const shift = (square.edge - edge) / 2;
  return fitSquare(size, { x: square.x + shift, y: square.y + shift, edge });
}

/** Converts a square to a rectangle in percent of the image. */
export function toRectangle({ width, height }: Size, { x, y, edge }: Square): PercentRectangle {
  return {
    unit: '%',
    x: (x / width) * 100,
    y: (y / height) * 100,
    width: (edge / width) * 100,
    height: (edge / height) * 100,
  };
}

/**
 * Converts a rectangle to a square. The sides of the rectangle may differ a little, because they were rounded on the
 * screen.
 */
export function toSquare(size: Size, rectangle: PercentRectangle): Square {
  const edge = Math.min((rectangle.width * size.width) / 100, (rectangle.height * size.height) / 100);
  return fitSquare(size, { x: (rectangle.x * size.width) / 100, y: (rectangle.y * size.height) / 100, edge });
}

function fitSquare({ width, height }: Size, { x, y, edge }: Square): Square {
  return { x: clamp(x, width - edge), y: clamp(y, height - edge), edge };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
