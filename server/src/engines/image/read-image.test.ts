import { ERROR_CODES } from '@atrium/contract';
import { afterAll, expect, test } from 'vitest';
import { pngHeader, tinyPng } from '../../testing/tiny-images.ts';
import { createImageEngines } from './create-image-engines.ts';

const engines = createImageEngines();

afterAll(() => Promise.all(engines.map(({ stop }) => stop())));

test('a picture of which only the head is good is refused as one that can’t be read, and the next one is read', async () => {
  const zxing = engines.find(({ descriptor }) => descriptor.id === 'zxing');
  const run = (image: Uint8Array) =>
    zxing?.run({ task: 'barcode', input: { kind: 'image', image }, parameters: {} }, { user: 'a' });
  const whole = await tinyPng(40, 40);
  const half = whole.slice(0, Math.floor(whole.length / 2));
  const gif = new TextEncoder().encode('GIF89a\x10\0\x10\0\0\0\0broken');
  for (const broken of [pngHeader(40, 40), half, gif]) {
    await expect(run(broken)).rejects.toMatchObject({ refusal: { code: ERROR_CODES.imageUnreadable } });
  }
  expect((await run(whole))?.output).toEqual({ codes: [] });
});
