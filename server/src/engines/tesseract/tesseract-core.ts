import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';

/** The part of the exports of `tesseract.js-core` that is used: Tesseract itself, compiled to WebAssembly. */
export interface TesseractCore {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}

export interface TesseractApi {
  /** 0 on success. */
  Init(dataPath: null, languages: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  /**
   * Reads the image `/input` with the EXIF orientation `exif` (1 is upright), turned by `angle`
   * radians; 0 on success.
   */
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  Clear(): void;
  End(): void;
}

const require = createRequire(import.meta.url);

/** The location of each language's model, by Tesseract's name of the language. */
const MODELS = {
  eng: require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  chi_sim: require.resolve('@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz'),
} as const;

/**
 * Loads Tesseract with its models. The library `tesseract.js` is not used, because it starts a worker and downloads
 * models. An engine already has its own process, and the models ship with the product.
 */
export async function loadTesseractCore(): Promise<TesseractCore> {
  const start: (
    options: object,
  ) => Promise<TesseractCore> = require('tesseract.js-core/tesseract-core-simd-lstm');
  const silent = { print: () => undefined, printErr: () => undefined };
  const core = await start(silent);
  for (const [name, file] of Object.entries(MODELS)) {
    core.FS.writeFile(`./${name}.traineddata`, gunzipSync(readFileSync(file)));
  }
  return core;
}
