import { LIMITS } from '@atrium/contract';
import { GifReader } from 'omggif';
import { type GrayImage, toGray } from './gray-image.ts';

/**
 * Decodes the first frame of a GIF, at its position in the whole image.
 *
 * @throws Error when the frame is broken or larger than the image declares, or the image has too many pixels.
 */
export function decodeGif(bytes: Uint8Array): GrayImage {
  const reader = new GifReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  const { width, height } = reader;
  const frame = reader.frameInfo(0);
  const isInside = frame.x + frame.width <= width && frame.y + frame.height <= height;
  if (!isInside) throw new Error('The frame is larger than the image.');
  if (width * height > LIMITS.imagePixels) throw new Error('The image has too many pixels.');
  const rgba = new Uint8Array(width * height * 4);
  failOnMissingPixels(() => reader.decodeAndBlitFrameRGBA(0, rgba));
  return toGray({ width, height, bytes: rgba, channels: 4, depth: 1 });
}

/**
 * Calls `decode`, and throws if pixels are missing. omggif itself does not throw: it prints a warning with
 * `console.log` and leaves the pixels blank. Extra pixels are harmless.
 */
function failOnMissingPixels(decode: () => void): void {
  const { log } = console;
  let hasMissingPixels = false;
  console.log = (warning: unknown) => {
    hasMissingPixels ||= String(warning).includes('shorter');
  };
  try {
    decode();
  } finally {
    console.log = log;
  }
  if (hasMissingPixels) throw new Error('Pixels of the frame are missing.');
}
