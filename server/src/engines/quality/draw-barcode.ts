import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Transformer } from '@napi-rs/image';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { createSeededRandom } from '../tables/create-seeded-random.ts';
import { BARCODE_FORMATS } from '../zxing/barcode-formats.ts';
import type { BarcodeCase } from './barcode-cases.ts';

/** The brightness of ink and paper, from 0 to 255. */
const INK = 28;
const PAPER = 238;
/** Modules of white space around a code. */
const MARGIN = 10;
/** Each pixel is the mean of this many samples in each direction, as in a camera. */
const SAMPLES = 4;

/** The brightness of each pixel, row by row. */
type Gray = Float64Array<ArrayBuffer>;

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly pixels: Gray;
}

let writer: Promise<unknown> | undefined;

/** Loads the library once. Passes the WebAssembly file, so that the library does not download it. */
function prepareWriter(): Promise<unknown> {
  const program = fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  writer ??= readFile(program).then((bytes) =>
    prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(bytes).buffer },
      fireImmediately: true,
    }),
  );
  return writer;
}

/** Draws one image of the barcode set. The symbol comes from Zint, which is not the library that reads it. */
export async function drawBarcode(barcode: BarcodeCase): Promise<Uint8Array> {
  await prepareWriter();
  const { symbol, error } = await writeBarcode(barcode.text, {
    format: BARCODE_FORMATS[barcode.format],
    addQuietZones: false,
  });
  if (error || !symbol) throw new Error(`${barcode.format} ${barcode.text}: ${error}`);
  const sheet = drawSheet(symbol, barcode);
  const pixels = applyLightAndNoise(blur(sheet, barcode.blur), sheet, barcode);
  return encode({ ...sheet, pixels }, barcode.jpeg);
}

function drawSheet(
  symbol: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray },
  { module, angle, isInverted }: BarcodeCase,
): Sheet {
  const radians = (angle * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const across = (symbol.width + 2 * MARGIN) * module;
  const down = (symbol.height + 2 * MARGIN) * module;
  const width = Math.ceil(across * Math.abs(cosine) + down * Math.abs(sine));
  const height = Math.ceil(across * Math.abs(sine) + down * Math.abs(cosine));
  const isInk = (x: number, y: number): boolean => {
    const column = Math.floor((x * cosine + y * sine) / module + symbol.width / 2);
    const row = Math.floor((y * cosine - x * sine) / module + symbol.height / 2);
    const isInside = column >= 0 && row >= 0 && column < symbol.width && row < symbol.height;
    return isInside && symbol.data[row * symbol.width + column] === 0;
  };
  const pixels = Float64Array.from({ length: width * height }, (_, at) => {
    let ink = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const x = (at % width) + ((sample % SAMPLES) + 0.5) / SAMPLES - width / 2;
      const y = Math.floor(at / width) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES - height / 2;
      if (isInk(x, y) !== isInverted) ink += 1;
    }
    return PAPER + ((INK - PAPER) * ink) / SAMPLES ** 2;
  });
  return { width, height, pixels };
}

/** Applies a Gaussian filter with the given standard deviation. */
function blur(sheet: Sheet, deviation: number): Gray {
  if (deviation === 0) return sheet.pixels;
  const reach = Math.ceil(deviation * 3);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const blurAlong = ({ width, height, pixels }: Sheet, right: number, below: number): Gray =>
    pixels.map((_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      return (
        weights.reduce((sum, weight, index) => {
          const column = Math.min(width - 1, Math.max(0, x + (index - reach) * right));
          const row = Math.min(height - 1, Math.max(0, y + (index - reach) * below));
          return sum + weight * (pixels[row * width + column] ?? 0);
        }, 0) / total
      );
    });
  return blurAlong({ ...sheet, pixels: blurAlong(sheet, 1, 0) }, 0, 1);
}

function applyLightAndNoise(
  pixels: Gray,
  { width, height }: Sheet,
  { falloff, shadow, noise, seed }: BarcodeCase,
): Gray {
  const random = createSeededRandom(seed);
  const diagonal = Math.hypot(width, height);
  return pixels.map((value, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    // The edge of the shadow is a straight line across the image.
    const isShadowed = x * 0.8 + y * 0.6 > diagonal * 0.4;
    const lit = value * (1 - (falloff * Math.hypot(x, y)) / diagonal) * (isShadowed ? shadow : 1);
    return lit + (random() + random() - 1) * noise;
  });
}

/** Returns the file of an image. `jpeg` is the quality of a JPEG file, or 0 for a PNG file. */
async function encode({ width, height, pixels }: Sheet, jpeg: number): Promise<Uint8Array> {
  const rgba = Buffer.alloc(width * height * 4, 255);
  pixels.forEach((value, at) => {
    const shade = Math.min(255, Math.max(0, Math.round(value)));
    for (let channel = 0; channel < 3; channel += 1) rgba[at * 4 + channel] = shade;
  });
  const image = Transformer.fromRgbaPixels(rgba, width, height);
  return jpeg > 0 ? image.jpeg(jpeg) : image.png();
}
