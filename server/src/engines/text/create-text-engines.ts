import type { Engine, EngineDescriptor } from '../engine.ts';
import { createEngineProcess, type EngineProcessOptions } from '../engine-process.ts';
import { jiebaDescriptor } from '../jieba/jieba-descriptor.ts';

const DESCRIPTORS: readonly EngineDescriptor[] = [jiebaDescriptor];

const PROCESS: EngineProcessOptions = {
  script: new URL('./text-process.ts', import.meta.url),
  idleAfter: 5 * 60_000,
  limit: 30_000,
  queueLength: 64,
  heapLimit: 768,
};

/** The engines that read text. They are light and share dictionaries, so one process serves them all. */
export function createTextEngines(): readonly Engine[] {
  const shared = createEngineProcess(PROCESS);
  return DESCRIPTORS.map((descriptor) => ({
    descriptor,
    run: (job, signal) => shared.run({ ...job, engineId: descriptor.id }, signal),
    stop: () => shared.stop(),
  }));
}
