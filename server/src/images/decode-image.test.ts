import { crc32, deflateSync } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { describe, expect, test } from 'vitest';
import { decodeImage } from './decode-image.ts';
import { type GrayImage, halveSize } from './gray-image.ts';

const WIDTH = 60;
const HEIGHT = 40;

/**
 * White, with a black corner at the top left and a gray one at the top right. Transparent pixels are black underneath.
 */
function drawCorners(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const paint = (left: number, top: number, color: readonly number[]) => {
    for (let y = top; y < top + 10; y += 1) {
      for (let x = left; x < left + 10; x += 1) pixels.set(color, (y * WIDTH + x) * 4);
    }
  };
  paint(0, 0, [0, 0, 0, 255]);
  paint(50, 0, [128, 128, 128, 255]);
  paint(0, 30, [0, 0, 0, 0]);
  return pixels;
}

const encode = () => Transformer.fromRgbaPixels(drawCorners(), WIDTH, HEIGHT);

/** Returns the brightness near each corner: top left, top right, bottom right, bottom left. */
function readBrightness({ width, height, pixels }: GrayImage): readonly (number | undefined)[] {
  const at = (x: number, y: number) => {
    const value = pixels[y * width + x] ?? -1;
    return [0, 128, 255].find((expected) => Math.abs(expected - value) <= 6);
  };
  return [at(4, 4), at(width - 5, 4), at(width - 5, height - 5), at(4, height - 5)];
}

describe('a decoded image', () => {
  test.each([
    ['PNG', () => encode().png()],
    ['WebP', () => encode().webpLossless()],
    ['BMP', () => encode().bmp()],
  ])('of %s contains the brightness, on white where it is transparent', async (_, file) => {
    const image = decodeImage(await file());
    expect([image.width, image.height]).toEqual([WIDTH, HEIGHT]);
    expect(readBrightness(image)).toEqual([0, 128, 255, 255]);
  });

  test.each([
    [1, [WIDTH, HEIGHT], [0, 128, 255, 0]],
    [2, [WIDTH, HEIGHT], [128, 0, 0, 255]],
    [3, [WIDTH, HEIGHT], [255, 0, 0, 128]],
    [4, [WIDTH, HEIGHT], [0, 255, 128, 0]],
    [5, [HEIGHT, WIDTH], [0, 0, 255, 128]],
    [6, [HEIGHT, WIDTH], [0, 0, 128, 255]],
    [7, [HEIGHT, WIDTH], [255, 128, 0, 0]],
    [8, [HEIGHT, WIDTH], [128, 255, 0, 0]],
  ])('of JPEG is rotated by its EXIF orientation (%i)', async (orientation, size, expected) => {
    const image = decodeImage(withOrientation(await encode().jpeg(95), orientation));
    expect([image.width, image.height]).toEqual(size);
    expect(readBrightness(image)).toEqual(expected);
  });

  test('of GIF is its first frame', () => {
    const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=', 'base64');
    expect(decodeImage(pixel)).toEqual({ width: 1, height: 1, pixels: new Uint8Array([0]) });
  });

  test('of GIF is rejected with its own reason when it has too many pixels', () => {
    const file = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=', 'base64');
    // The size of the whole image.
    file.writeUInt16LE(65_535, 6);
    file.writeUInt16LE(65_535, 8);
    expect(() => decodeImage(file)).toThrow('The image has too many pixels.');
  });

  test('of 16 bits per sample uses the upper 8 bits', () => {
    expect(decodeImage(createDeepPng([0x00_ff, 0x80_00, 0xff_00])).pixels).toEqual(
      new Uint8Array([0, 128, 255]),
    );
  });

  test('throws when it is truncated or not an image', async () => {
    const whole = await encode().png();
    expect(() => decodeImage(whole.subarray(0, 60))).toThrow();
    expect(() => decodeImage(Buffer.from('no image at all'))).toThrow();
  });
});

test('halving averages four pixels and drops an odd edge', () => {
  const pixels = new Uint8Array([0, 4, 9, 8, 8, 9, 9, 9, 9]);
  expect(halveSize({ width: 3, height: 3, pixels })).toEqual({
    width: 1,
    height: 1,
    pixels: new Uint8Array([5]),
  });
});

/**
 * Returns a JPEG file with the EXIF orientation added at its start: an APP1 segment with a big-endian TIFF header and
 * one entry, whose tag 0x0112 is the orientation.
 */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.alloc(36);
  exif.writeUInt16BE(0xff_e1, 0);
  exif.writeUInt16BE(34, 2);
  exif.write('Exif\0\0MM', 4, 'latin1');
  exif.writeUInt16BE(42, 12);
  exif.writeUInt32BE(8, 14);
  exif.writeUInt16BE(1, 18);
  exif.writeUInt16BE(0x01_12, 20);
  exif.writeUInt16BE(3, 22);
  exif.writeUInt32BE(1, 24);
  exif.writeUInt16BE(orientation, 28);
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** One row of gray pixels with 16 bits each. */
function createDeepPng(samples: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(samples.length, 0);
  header.writeUInt32BE(1, 4);
  header.set([16, 0, 0, 0, 0], 8);
  const row = Buffer.from([0, ...samples.flatMap((sample) => [sample >> 8, sample & 255])]);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(row)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
