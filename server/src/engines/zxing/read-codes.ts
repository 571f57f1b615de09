import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BarcodeOutput } from '@atrium/contract';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { type GrayImage, toPgm } from '../../images/gray-image.ts';
import { BARCODE_FORMATS } from './barcode-formats.ts';
import type { ZxingParameters } from './zxing-parameters.ts';

/** Maps the library's names of symbologies to Atrium's names. */
const NAMES = new Map<string, string>(
  Object.entries(BARCODE_FORMATS).map(([name, format]) => [format, name]),
);

let isReady: Promise<unknown> | undefined;

/** The program is passed in, so that the library does not request it from a server. */
function prepare(): Promise<unknown> {
  const program = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  isReady ??= readFile(program).then((bytes) =>
    prepareZXingModule({
      overrides: { wasmBinary: new Uint8Array(bytes).buffer },
      fireImmediately: true,
    }),
  );
  return isReady;
}

/** Returns the codes in an image that are completely readable. */
export async function readCodes(image: GrayImage, parameters: ZxingParameters): Promise<BarcodeOutput> {
  await prepare();
  const { formats, thorough, maxCodes } = parameters;
  const wanted = formats.length > 0 ? formats.map((name) => BARCODE_FORMATS[name]) : [...NAMES.keys()];
  const results = await readBarcodes(toPgm(image), {
    formats: wanted as NonNullable<Parameters<typeof readBarcodes>[1]>['formats'] & object,
    tryHarder: thorough,
    tryRotate: thorough,
    tryInvert: thorough,
    tryDownscale: thorough,
    maxNumberOfSymbols: maxCodes,
  });
  return {
    codes: results
      .filter(({ isValid }) => isValid)
      .map(({ format, text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => ({
        format: NAMES.get(format) ?? format,
        text,
        polygon: [topLeft, topRight, bottomRight, bottomLeft].map(({ x, y }): [number, number] => [x, y]),
      })),
  };
}
