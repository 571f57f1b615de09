import type { Engine, EngineDescriptor } from '../core/engine.ts';
import { holtWintersDescriptor } from '../holt-winters/holt-winters-descriptor.ts';
import { isolationForestDescriptor } from '../isolation-forest/isolation-forest-descriptor.ts';
import { kmeansDescriptor } from '../kmeans/kmeans-descriptor.ts';
import { localOutlierDescriptor } from '../local-outlier-factor/local-outlier-descriptor.ts';
import { createEngineProcess, type EngineProcessOptions } from '../process/engine-process.ts';

const DESCRIPTORS: readonly EngineDescriptor[] = [
  kmeansDescriptor,
  isolationForestDescriptor,
  localOutlierDescriptor,
  holtWintersDescriptor,
];

const PROCESS: EngineProcessOptions = {
  script: new URL('./table-process.ts', import.meta.url),
  permissions: { packages: ['ml-kmeans'] },
  idleAfter: 5 * 60_000,
  timeout: 45_000,
  queue: { waitingPerRequester: 8, waiting: 64 },
  heapLimit: 1024,
};

/** Creates the engines that process tables. All of them share one process. */
export function createTableEngines(): readonly Engine[] {
  const shared = createEngineProcess(PROCESS);
  return DESCRIPTORS.map((descriptor) => ({
    ...shared,
    descriptor,
    run: (request, caller) => shared.run({ ...request, engineId: descriptor.id }, caller),
  }));
}
