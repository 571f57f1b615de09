import type { OnnxInspection, OnnxMapping, TableInput } from '@atrium/contract';
import type { Engine, EngineCaller } from '../core/engine.ts';
import { EngineFailure } from '../core/engine-failure.ts';
import { createEngineProcess, type EngineProcessOptions } from '../process/engine-process.ts';
import type { OnnxRequest } from './onnx-request.ts';

/** Times are in milliseconds, and memory is in megabytes. */
const PROCESS: EngineProcessOptions = {
  script: new URL('./onnx-process.ts', import.meta.url),
  permissions: { packages: ['onnxruntime-web'] },
  idleAfter: 5 * 60_000,
  timeout: 30_000,
  queue: { waitingPerRequester: 4, waiting: 16 },
  heapLimit: 768,
  memoryLimit: 1_536,
};

/** The limitation that the console shows for every uploaded model, in English. */
export const ONNX_LIMITATION = 'Uploaded model. Its quality is not measured; evaluate it on a data set.';

/** An uploaded model. */
export interface StoredOnnx {
  readonly engineId: string;
  readonly name: string;
  readonly sha256: string;
  readonly mapping: OnnxMapping;
  readBytes(): Promise<Uint8Array>;
}

/** Creates the engine of an uploaded model. The engine has its own process, which loads the model when it starts. */
export function createOnnxEngine({ engineId, name, sha256, mapping, readBytes }: StoredOnnx): Engine {
  const engineProcess = createEngineProcess({
    ...PROCESS,
    createFirstRequest: async () => ({ model: await readBytes() }),
  });
  return {
    ...engineProcess,
    descriptor: {
      id: engineId,
      name,
      version: sha256.slice(0, 12),
      license: '',
      tasks: [mapping.task],
      languages: [],
      method: 'model',
      parameters: { type: 'object', properties: {}, additionalProperties: false },
      limitations: [ONNX_LIMITATION],
    },
    run: ({ input }, caller) => {
      if (input.kind !== 'table') throw new EngineFailure('failed', 'The input must be a table.');
      return engineProcess.run({ run: { mapping, input } } satisfies OnnxRequest, caller);
    },
  };
}

/** Inspects and test-runs model files that are not stored. */
export interface OnnxInspector {
  /** Returns the input and output tensors of a model. */
  inspect(model: Uint8Array, caller: EngineCaller): Promise<OnnxInspection>;
  /** Returns the output for the task, not yet validated, and the milliseconds of the run. */
  try(
    model: Uint8Array,
    run: { readonly mapping: OnnxMapping; readonly input: TableInput },
    caller: EngineCaller,
  ): Promise<{ readonly output: unknown; readonly runMs: number }>;
  stop(): Promise<void>;
}

/**
 * Creates a process for files that may be damaged or malicious. The process ends soon after its last request.
 *
 * @param timeout Milliseconds after which a request is aborted.
 */
export function createOnnxInspector(timeout = PROCESS.timeout): OnnxInspector {
  const engineProcess = createEngineProcess({
    ...PROCESS,
    timeout,
    idleAfter: 1_000,
    queue: { waitingPerRequester: 2, waiting: 4 },
  });
  return {
    inspect: async (model, caller) =>
      (await engineProcess.run({ model } satisfies OnnxRequest, caller)).output as OnnxInspection,
    try: (model, run, caller) => engineProcess.run({ model, run } satisfies OnnxRequest, caller),
    stop: engineProcess.stop,
  };
}
