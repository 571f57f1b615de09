import { Transformer } from '@napi-rs/image';
import { decodeGif } from './decode-gif.ts';
import { type GrayImage, toGray } from './gray-image.ts';
import { isWholeJpeg } from './is-whole-jpeg.ts';
import { readImageHeader } from './read-image-header.ts';

/** Channels of the decoder's kinds of pixel: grey, grey and alpha, RGB, RGBA, first with 8 bits a sample, then with 16. */
const CHANNELS = [1, 2, 3, 4] as const;
/** EXIF orientations from here on lay the image on its side. */
const FIRST_SIDEWAYS = 5;

/**
 * The brightness of an image, turned as EXIF says. Decoders are native code fed by strangers: this belongs into an
 * engine's process, after the limits were checked.
 *
 * @throws Error when the image cannot be decoded.
 */
export function decodeImage(bytes: Uint8Array): GrayImage {
  const mediaType = readImageHeader(bytes)?.mediaType;
  if (mediaType === 'image/gif') return decodeGif(bytes);
  if (mediaType === 'image/jpeg' && !isWholeJpeg(bytes)) throw new Error('The end of the image is missing.');
  const { width, height, orientation = 1, colorType } = new Transformer(bytes).metadataSync(true);
  const channels = CHANNELS[colorType % CHANNELS.length] ?? 1;
  const depth = colorType < CHANNELS.length ? 1 : 2;
  const samples = new Transformer(bytes).rotate().rawPixelsSync();
  if (samples.length !== width * height * channels * depth) throw new Error('The image has unknown pixels.');
  const isSideways = orientation >= FIRST_SIDEWAYS;
  const size = isSideways ? { width: height, height: width } : { width, height };
  return toGray({ ...size, bytes: samples, channels, depth });
}
