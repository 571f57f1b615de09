import type { Engine, EngineDescriptor } from '../engine.ts';
import { createEngineProcess, type EngineProcessOptions } from '../engine-process.ts';
import { tesseractDescriptor } from '../tesseract/tesseract-descriptor.ts';
import { zxingDescriptor } from '../zxing/zxing-descriptor.ts';

const PROCESS: Omit<EngineProcessOptions, 'script'> = {
  idleAfter: 5 * 60_000,
  limit: 45_000,
  queue: { perUser: 4, total: 16 },
  heapLimit: 1024,
};

/** The engines that look at images: each has a process, so that a code is not kept waiting by a page of text. */
export function createImageEngines(): readonly Engine[] {
  return [
    createEngine(tesseractDescriptor, new URL('../tesseract/tesseract-process.ts', import.meta.url)),
    createEngine(zxingDescriptor, new URL('../zxing/zxing-process.ts', import.meta.url)),
  ];
}

function createEngine(descriptor: EngineDescriptor, script: URL): Engine {
  return { descriptor, ...createEngineProcess({ ...PROCESS, script }) };
}
