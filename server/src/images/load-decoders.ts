import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { instantiateNapiModuleSync, type WASIInstance } from '@emnapi/core';
import { createContext } from '@emnapi/runtime';
import type { Transformer } from '@napi-rs/image-wasm32-wasi';
import { WASI } from '@tybys/wasm-util';

type Decoder = typeof Transformer;

const PROGRAM = import.meta.resolve('@napi-rs/image-wasm32-wasi/image.wasm32-wasi.wasm');
/** Pages of 64 KB, as the program declares them. */
const MEMORY = { initial: 4_000, maximum: 65_536, shared: true };

let decoder: Decoder | undefined;

/**
 * Loads the image decoders as WebAssembly, so that an error in them affects only the image. The package's own loader
 * gives them the file system and threads; this one gives them neither.
 */
export function loadDecoders(): Decoder {
  decoder ??= instantiate();
  return decoder;
}

/** Uses new decoders for the next image. */
export function forgetDecoders(): void {
  decoder = undefined;
}

function instantiate(): Decoder {
  const memory = new WebAssembly.Memory(MEMORY);
  const { napiModule } = instantiateNapiModuleSync(readFileSync(fileURLToPath(PROGRAM)), {
    context: createContext(),
    // The type also allows programs that start asynchronously.
    wasi: new WASI({ version: 'preview1' }) as WASIInstance,
    asyncWorkPoolSize: 0,
    onCreateWorker() {
      throw new Error('Decoders must not start threads.');
    },
    overwriteImports(imports) {
      imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory };
      return imports;
    },
    beforeInit({ instance }) {
      for (const [name, start] of Object.entries(instance.exports)) {
        if (name.startsWith('__napi_register__') && typeof start === 'function') start();
      }
    },
  });
  return (napiModule.exports as { readonly Transformer: Decoder }).Transformer;
}
