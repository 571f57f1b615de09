import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OnnxInspection, OnnxTensor } from '@atrium/contract';
import { env, InferenceSession } from 'onnxruntime-web/wasm';

const require = createRequire(import.meta.url);

/** Loads a model. The runtime comes from an installed package, so no network is needed. */
export async function loadOnnx(bytes: Uint8Array): Promise<InferenceSession> {
  // An engine process may start no threads.
  env.wasm.numThreads = 1;
  env.wasm.wasmBinary ??= readFileSync(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  env.logLevel = 'fatal';
  return InferenceSession.create(bytes, { executionProviders: ['wasm'], logSeverityLevel: 4 });
}

/** Returns the tensors of a model. Inputs and outputs that are not tensors are left out. */
export function inspectOnnx({ inputMetadata, outputMetadata }: InferenceSession): OnnxInspection {
  return { inputs: inputMetadata.flatMap(toTensor), outputs: outputMetadata.flatMap(toTensor) };
}

function toTensor(metadata: InferenceSession.ValueMetadata): OnnxTensor[] {
  if (!metadata.isTensor) return [];
  const { name, type, shape } = metadata;
  return [{ name, type, shape: [...shape] }];
}
