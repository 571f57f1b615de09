import type { Engine, EngineDescriptor } from '../engine.ts';
import { createEngineProcess, type EngineProcessOptions } from '../engine-process.ts';
import { entitiesDescriptor, redactDescriptor } from '../entities/entities-descriptor.ts';
import { jiebaDescriptor } from '../jieba/jieba-descriptor.ts';
import { keywordsDescriptor } from '../keywords/keywords-descriptor.ts';
import { languageDescriptor } from '../language/language-descriptor.ts';
import { sentimentDescriptor } from '../sentiment/sentiment-descriptor.ts';
import { winkDescriptor } from '../wink/wink-descriptor.ts';

const DESCRIPTORS: readonly EngineDescriptor[] = [
  jiebaDescriptor,
  winkDescriptor,
  keywordsDescriptor,
  languageDescriptor,
  sentimentDescriptor,
  entitiesDescriptor,
  redactDescriptor,
];

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
