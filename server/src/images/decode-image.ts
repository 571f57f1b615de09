import { decodeGif } from './decode-gif.ts';
import { type GrayImage, toGray } from './gray-image.ts';
import { forgetDecoders, loadDecoders } from './load-decoders.ts';
import { readImageHeader } from './read-image-header.ts';

/** The first byte of each marker of a JPEG file. */
const MARKER = 0xff;
/** The second byte of the end marker. */
const END_MARKER = 0xd9;
/** Markers without a segment: 0x00 (an escaped 0xff byte of the data), 0x01, restart markers and the start marker. */
const hasNoSegment = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** Returns whether a JPEG file contains its end marker. */
function isCompleteJpeg(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(MARKER);
  while (at >= 0) {
    const marker = bytes[at + 1];
    if (marker === undefined) return false;
    if (marker === END_MARKER) return true;
    at = bytes.indexOf(MARKER, at + getLength(bytes, at, marker));
  }
  return false;
}

/**
 * Returns the number of bytes from a marker to the next position where a marker can begin. A segment starts with its
 * own length in two bytes.
 */
function getLength(bytes: Uint8Array, at: number, marker: number): number {
  if (marker === MARKER) return 1;
  return hasNoSegment(marker) ? 2 : 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
}

/** Channels of the decoder's pixel types: gray, gray and alpha, RGB, RGBA, first with 8 bits a sample, then with 16. */
const CHANNELS = [1, 2, 3, 4] as const;
/** The first EXIF orientation with a rotation of 90°. */
const FIRST_SIDEWAYS = 5;

/** Bytes that are not zero. They differ from the zeros with which the decoder replaces missing data. */
const NON_ZERO_BYTES = Buffer.alloc(64, 0xaa);

/**
 * Bytes of decoded images after which garbage is collected. The JavaScript engine does not know how much memory they
 * use.
 */
const COLLECT_AFTER = 64 * 2 ** 20;
let decodedBytes = 0;

/**
 * Returns the brightness of an image, rotated by its EXIF orientation. Call it in an engine process, after the limits
 * are checked.
 *
 * @throws Error when the image cannot be decoded.
 */
export function decodeImage(bytes: Uint8Array): GrayImage {
  const mediaType = readImageHeader(bytes)?.mediaType;
  if (mediaType === 'image/gif') return decodeGif(bytes);
  try {
    return mediaType === 'image/jpeg' && !isCompleteJpeg(bytes)
      ? decodeJpegWithoutEnd(bytes)
      : decodeSamples(bytes);
  } catch (error) {
    // After this error, the memory of the WebAssembly decoder is in an unknown state.
    if (error instanceof WebAssembly.RuntimeError) forgetDecoders();
    throw error;
  }
}

/**
 * Decodes a JPEG file without an end marker. The decoder replaces missing data with zeros and reports no error. The
 * file is therefore decoded again with other bytes at the end. If any pixel changes, data is missing.
 */
function decodeJpegWithoutEnd(bytes: Uint8Array): GrayImage {
  // The file can end with the first byte of the end marker. This byte is not data.
  const data = bytes.at(-1) === MARKER ? bytes.subarray(0, -1) : bytes;
  const image = decodeSamples(data);
  const paddedImage = decodeSamples(Buffer.concat([data, NON_ZERO_BYTES]));
  if (Buffer.compare(image.pixels, paddedImage.pixels) !== 0)
    throw new Error('The end of the image is missing.');
  return image;
}

/** Decodes an image that is not a GIF. */
function decodeSamples(bytes: Uint8Array): GrayImage {
  const Decoder = loadDecoders();
  // With `true`, the metadata includes the EXIF orientation.
  const { width, height, orientation = 1, colorType } = new Decoder(bytes).metadataSync(true);
  const channels = CHANNELS[colorType % CHANNELS.length] ?? 1;
  const depth = colorType < CHANNELS.length ? 1 : 2;
  const image = new Decoder(bytes);
  // `rotate` copies the pixels, so it is called only if needed.
  const samples = (orientation === 1 ? image : image.rotate()).rawPixelsSync();
  collectGarbage(samples.length);
  if (samples.length !== width * height * channels * depth)
    throw new Error('The image has an unsupported pixel format.');
  const isSideways = orientation >= FIRST_SIDEWAYS;
  const size = isSideways ? { width: height, height: width } : { width, height };
  return toGray({ ...size, bytes: samples, channels, depth });
}

/**
 * Counts the bytes of a new image. When the total reaches `COLLECT_AFTER`, frees unused images after the current
 * request. Requires Node's flag `--expose-gc`.
 */
function collectGarbage(newBytes: number): void {
  decodedBytes += newBytes;
  if (decodedBytes < COLLECT_AFTER) return;
  decodedBytes = 0;
  setImmediate(() => globalThis.gc?.());
}
