import { expect, test } from 'vitest';
import { decodeImage } from '../../images/decode-image.ts';
import { IMAGE_CODES } from '../../seed/samples/image-texts.ts';
import { readSampleImage } from '../../seed/samples/read-sample-image.ts';
import type { BarcodeCase } from '../quality/barcode-cases.ts';
import { drawBarcode } from '../quality/draw-barcode.ts';
import { readCodes } from './read-codes.ts';
import type { ZxingParameters } from './zxing-parameters.ts';

const ALL: ZxingParameters = { formats: [], thorough: true, maxCodes: 50 };
const CLEAN: BarcodeCase = {
  format: 'Code 128',
  text: 'ROW 7',
  treatment: 'clean',
  module: 3,
  angle: 0,
  blur: 0,
  noise: 0,
  falloff: 0,
  shadow: 1,
  isInverted: false,
  jpeg: 0,
  seed: 1,
};

async function read(change: Partial<BarcodeCase>, parameters: Partial<ZxingParameters> = {}) {
  const image = decodeImage(await drawBarcode({ ...CLEAN, ...change }));
  return { image, ...(await readCodes(image, { ...ALL, ...parameters })) };
}

const DIFFICULT: readonly (readonly [string, Partial<BarcodeCase>])[] = [
  ['unevenly lit', { falloff: 0.8 }],
  ['noisy', { format: 'Code 39', text: 'ROW 7', noise: 60 }],
  ['inverted', { isInverted: true }],
  ['tilted', { text: 'At an angle', module: 2, angle: 45 }],
];

test.each(DIFFICULT)('reads a code that is %s only if thorough, and finds its corners', async (_, change) => {
  const formats = [change.format ?? CLEAN.format];
  const { image, codes } = await read(change, { formats });
  expect(codes).toMatchObject([{ text: change.text ?? CLEAN.text }]);
  const polygon = codes[0]?.polygon ?? [];
  const middle = [0, 1].map((axis) => polygon.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / 4);
  expect(Math.abs((middle[0] ?? 0) - image.width / 2)).toBeLessThan(image.width / 10);
  expect(Math.abs((middle[1] ?? 0) - image.height / 2)).toBeLessThan(image.height / 4);
  expect(await readCodes(image, { ...ALL, formats, thorough: false })).toMatchObject({ codes: [] });
});

test('distinguishes UPC-A, UPC-E and EAN-13, and returns the printed digits', async () => {
  expect((await read({ format: 'UPC-A', text: '614141007349' })).codes).toMatchObject([
    { format: 'UPC-A', text: '614141007349' },
  ]);
  expect((await read({ format: 'UPC-E', text: '06543217' })).codes).toMatchObject([
    { format: 'UPC-E', text: '06543217' },
  ]);
  expect((await read({ format: 'EAN-13', text: '5901234123457' })).codes).toMatchObject([
    { format: 'EAN-13', text: '5901234123457' },
  ]);
});

test('returns EAN-13 digits for a UPC-A code when only EAN-13 is requested', async () => {
  const { codes } = await read({ format: 'UPC-A', text: '614141007349' }, { formats: ['EAN-13'] });
  expect(codes).toMatchObject([{ format: 'EAN-13', text: '0614141007349' }]);
});

test('reads short ITF codes only when symbologies are named', async () => {
  const short = { format: 'ITF', text: '5224' } as const;
  expect((await read(short)).codes).toEqual([]);
  expect((await read(short, { formats: ['ITF'] })).codes).toMatchObject([short]);
});

test.each(Object.entries(IMAGE_CODES))('reads every code of the shipped image %s', async (name, expected) => {
  const shipped = await readSampleImage(name);
  const { codes } = await readCodes(decodeImage(shipped?.bytes ?? new Uint8Array()), ALL);
  expect(codes.map(({ format, text }) => `${format} ${text}`).sort()).toEqual([...expected].sort());
});
