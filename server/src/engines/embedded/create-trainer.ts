import { createEngineProcess } from '../process/engine-process.ts';
import type { TrainRequest } from './train-process.ts';

/** Performs the steps of trainings (`TrainingStep`) in its own process. A step that fails ends only its training. */
export interface Trainer {
  /** Performs one step. Throws `EngineFailure`. */
  perform(
    request: TrainRequest,
    caller: { readonly user: string; readonly signal: AbortSignal },
  ): Promise<unknown>;
  stop(): Promise<void>;
}

/** Milliseconds that one step of a training may take. */
const STEP_TIMEOUT = 15 * 60_000;

export function createTrainer(timeout = STEP_TIMEOUT): Trainer {
  const engineProcess = createEngineProcess({
    script: new URL('./train-process.ts', import.meta.url),
    permissions: { packages: ['ml-kmeans', 'ml-matrix'] },
    idleAfter: 60_000,
    timeout,
    queue: { waitingPerRequester: 4, waiting: 16 },
    heapLimit: 1_536,
  });
  return {
    perform: async (request, caller) => (await engineProcess.run(request, caller)).output,
    stop: engineProcess.stop,
  };
}
