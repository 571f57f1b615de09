import type { GrayImage } from '../../images/gray-image.ts';
import { smoothImage } from './smooth-image.ts';
import { stretchContrast } from './stretch-contrast.ts';
import { type TurnedImage, turnImage } from './turn-image.ts';

/** Larger images are not enlarged, because their codes are large enough and a search takes seconds. */
const MAX_ENLARGED_PIXELS = 3_000_000;
/** Linear codes are read along horizontal and vertical lines, so these angles leave at most 11° to any code. */
const ANGLES = [22.5, -22.5, 45] as const;

/**
 * Returns changed copies of an image in which no code was found: with even light, enlarged, without noise, inverted,
 * and turned. The most promising come first.
 */
export function* retries(image: GrayImage): Generator<TurnedImage> {
  const flat = stretchContrast(image);
  yield unmoved(flat);
  const isSmall = image.pixels.length <= MAX_ENLARGED_PIXELS;
  if (isSmall) yield turnImage(image, 2, 0);
  yield unmoved(smoothImage(flat));
  if (isSmall) yield turnImage(flat, 3, 0);
  yield unmoved({ ...flat, pixels: flat.pixels.map((value) => 255 - value) });
  for (const angle of ANGLES) yield turnImage(flat, isSmall ? 2 : 1, angle);
}

function unmoved(image: GrayImage): TurnedImage {
  return { image, toOriginal: ([x, y]) => [x, y] };
}
