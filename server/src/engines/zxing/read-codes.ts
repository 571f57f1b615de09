import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BarcodeOutput } from '@atrium/contract';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type GrayImage, toPgm } from '../../images/gray-image.ts';
import { BARCODE_FORMAT_NAMES, BARCODE_FORMATS } from './barcode-formats.ts';
import { smoothImage } from './smooth-image.ts';
import { stretchContrast } from './stretch-contrast.ts';
import { type TurnedImage, turnImage } from './turn-image.ts';
import type { ZxingParameters } from './zxing-parameters.ts';

/** Larger images are not enlarged, because their codes are large enough and a search takes seconds. */
const MAX_ENLARGED_PIXELS = 3_000_000;
/**
 * The angles in degrees by which an image is turned. Linear codes are read along horizontal and
 * vertical lines. In the original image or in a turned one, a code is within about 11° of such a
 * line.
 */
const ANGLES = [22.5, -22.5, 45] as const;

/**
 * Returns changed copies of an image in which no code was found: with even light, enlarged, without noise, inverted,
 * and turned. The most promising come first.
 */
function* createRetryImages(image: GrayImage): Generator<TurnedImage> {
  const normalized = stretchContrast(image);
  yield withSamePosition(normalized);
  const isSmall = image.pixels.length <= MAX_ENLARGED_PIXELS;
  if (isSmall) yield turnImage(image, 2, 0);
  yield withSamePosition(smoothImage(normalized));
  if (isSmall) yield turnImage(normalized, 3, 0);
  yield withSamePosition({ ...normalized, pixels: normalized.pixels.map((value) => 255 - value) });
  for (const angle of ANGLES) yield turnImage(normalized, isSmall ? 2 : 1, angle);
}

function withSamePosition(image: GrayImage): TurnedImage {
  return { image, toOriginal: ([x, y]) => [x, y] };
}

/** Maps the library's names of symbologies to Atrium's names. */
const NAMES = new Map<string, string>(
  Object.entries(BARCODE_FORMATS).map(([name, format]) => [format, name]),
);

/** Shorter ITF codes count only when the caller names the symbologies. */
const MIN_ITF_DIGITS = 6;

let preparation: Promise<unknown> | undefined;

/** Passes the WebAssembly file, so that the library does not download it. */
function prepareReader(): Promise<unknown> {
  const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  preparation ??= readFile(program).then((bytes) =>
    prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(bytes).buffer },
      fireImmediately: true,
    }),
  );
  return preparation;
}

/**
 * Returns the codes that are completely readable in an image. If a thorough search finds none, it searches changed
 * copies of the image, until one of them has codes.
 */
export async function readCodes(image: GrayImage, parameters: ZxingParameters): Promise<BarcodeOutput> {
  await prepareReader();
  const codes = await scan(image, parameters);
  if (codes.length > 0 || !parameters.thorough) return { codes };
  for (const { image: copy, toOriginal } of createRetryImages(image)) {
    const found = await scan(copy, parameters);
    if (found.length === 0) continue;
    return {
      codes: found.map(({ polygon, ...code }) => ({
        ...code,
        polygon: polygon.map((point) => clampToImage(toOriginal(point), image)),
      })),
    };
  }
  return { codes: [] };
}

async function scan(
  image: GrayImage,
  { formats, thorough, maxCodes }: ZxingParameters,
): Promise<BarcodeOutput['codes']> {
  const requested = formats.length > 0 ? formats : BARCODE_FORMAT_NAMES;
  const results = await readBarcodes(toPgm(image), {
    formats: requested.map((name) => BARCODE_FORMATS[name]),
    tryHarder: thorough,
    tryRotate: thorough,
    tryInvert: thorough,
    tryDownscale: thorough,
    maxNumberOfSymbols: maxCodes,
  });
  return results
    .filter(({ isValid, format, text }) => isValid && (formats.length > 0 || isCredible(format, text)))
    .map(({ format, text, extra, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
      ...toPrintedCode(NAMES.get(format) ?? format, text, extra, requested),
      polygon: [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }): [number, number] => [x, y]),
    }));
}

/** ITF has no checksum, and bars of other codes often look like a few of its digits. */
function isCredible(format: string, text: string): boolean {
  return format !== 'ITF' || text.length >= MIN_ITF_DIGITS;
}

/**
 * Returns a code with the format and digits that are printed below it. The library reports a UPC-A code as an EAN-13
 * code with a leading zero, which has the same bars, and expands the digits of a UPC-E code.
 */
function toPrintedCode(
  format: string,
  text: string,
  extra: string,
  requested: readonly string[],
): { readonly format: string; readonly text: string } {
  const isUpcA = format === 'UPC-A' || (format === 'EAN-13' && requested.includes('UPC-A'));
  if (isUpcA && text.length === 13 && text.startsWith('0')) return { format: 'UPC-A', text: text.slice(1) };
  const digits = format === 'UPC-E' ? /"UPCE":"(\d+)"/.exec(extra)?.[1] : undefined;
  return { format, text: digits ?? text };
}

/**
 * Moves a corner into the image. A code at the edge of the image is readable without its white margin, and its computed
 * corners can then be a little outside.
 */
function clampToImage([x, y]: readonly [number, number], { width, height }: GrayImage): [number, number] {
  return [Math.min(width, Math.max(0, Math.round(x))), Math.min(height, Math.max(0, Math.round(y)))];
}
