import { readFileSync, realpathSync } from 'node:fs';
import { ERROR_CODES } from '@atrium/contract';
import { Transformer } from '@napi-rs/image';
import { GifWriter } from 'omggif';
import { afterAll, describe, expect, test } from 'vitest';
import { createPngHeader } from '../../testing/tiny-images.ts';
import { createImageEngines } from '../embedded/create-image-engines.ts';

const engines = createImageEngines();

afterAll(() => Promise.all(engines.map(({ stop }) => stop())));

const WIDTH = 64;
const HEIGHT = 48;
/** Pixels without a pattern, so that every format needs many bytes for them. */
const shades = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => (index * 40_503) >> 3);
const createTransformer = () => {
  const rgba = Uint8Array.from({ length: shades.length * 4 }, (_, index) =>
    index % 4 === 3 ? 255 : (shades[index >> 2] ?? 0),
  );
  return Transformer.fromRgbaPixels(rgba, WIDTH, HEIGHT);
};

function createGif(): Buffer {
  const file = Buffer.alloc(WIDTH * HEIGHT * 2 + 2_000);
  const palette = Array.from({ length: 256 }, (_, shade) => shade * 0x01_01_01);
  const writer = new GifWriter(file, WIDTH, HEIGHT, { palette });
  writer.addFrame(0, 0, WIDTH, HEIGHT, [...shades]);
  return file.subarray(0, writer.end());
}

const FORMATS: Readonly<Record<string, () => Promise<Buffer> | Buffer>> = {
  PNG: () => createTransformer().png(),
  JPEG: () => createTransformer().jpeg(90),
  WebP: () => createTransformer().webp(80),
  'lossless WebP': () => createTransformer().webpLossless(),
  BMP: () => createTransformer().bmp(),
  GIF: createGif,
};

const TASKS = { tesseract: 'ocr', zxing: 'barcode' } as const;

function run(id: keyof typeof TASKS, image: Uint8Array) {
  const engine = engines.find(({ descriptor }) => descriptor.id === id);
  const parameters =
    id === 'tesseract'
      ? { languages: ['en'], layout: 'page', minScore: 0 }
      : { formats: [], thorough: false, maxCodes: 9 };
  return engine?.run({ task: TASKS[id], input: { kind: 'image', image }, parameters }, { user: 'a' });
}

const rejected = {
  reason: 'failed',
  rejection: { code: ERROR_CODES.imageDamaged, fields: ['file'] },
};

describe.each(['tesseract', 'zxing'] as const)('the engine %s', { timeout: 60_000 }, (id) => {
  test.each(Object.entries(FORMATS))('rejects a %s image that is cut off', async (_, file) => {
    const whole = await file();
    for (const part of [0.95, 0.5, 0.2]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part));
      await expect(run(id, cut), `${part}`).rejects.toMatchObject(rejected);
    }
    expect((await run(id, whole))?.output).toBeDefined();
  });

  test('reads a JPEG image without an end marker, and rejects one without its last pixels', async () => {
    const whole = await createTransformer().jpeg(90);
    for (const missing of [1, 2]) {
      expect((await run(id, whole.subarray(0, -missing)))?.output).toBeDefined();
    }
    for (const missing of [3, 4, 5, 8, 20]) {
      await expect(run(id, whole.subarray(0, -missing)), `${missing}`).rejects.toMatchObject(rejected);
    }
  });

  test.runIf(process.platform === 'linux')('decodes images without native code', async () => {
    await run(id, await createTransformer().jpeg(90));
    const own = engines.find(({ descriptor }) => descriptor.id === id)?.findProcess?.();
    const mapped = readFileSync(`/proc/${own?.id}/maps`, 'utf8');
    expect(mapped).toContain(realpathSync(process.execPath));
    expect(mapped).not.toMatch(/\.node$/m);
  });

  test('rejects an image with a header only, or with broken data', async () => {
    const broken = Buffer.from(await createTransformer().png());
    broken.fill(0, broken.length / 2);
    await expect(run(id, createPngHeader(40, 40))).rejects.toMatchObject(rejected);
    await expect(run(id, broken)).rejects.toMatchObject(rejected);
    const fewer = createGif();
    // The frame declares more rows than its data contains. The data itself is complete.
    fewer.writeUInt16LE(2 * HEIGHT, 8);
    fewer.writeUInt16LE(2 * HEIGHT, fewer.indexOf(0x2c, 13 + 3 * 256) + 7);
    await expect(run(id, fewer)).rejects.toMatchObject(rejected);
  });

  test.each([
    [1, 1],
    [1, 400],
    [400, 1],
    [3, 3],
  ])('reads an image of %i × %i pixels', async (width, height) => {
    const pixels = new Uint8Array(width * height * 4).fill(255);
    const image = await Transformer.fromRgbaPixels(pixels, width, height).png();
    expect((await run(id, image))?.output).toBeDefined();
  });
});
