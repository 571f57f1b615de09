import type { Engine, EngineDescriptor } from '../engine.ts';
import { createEngineProcess, type EngineProcessOptions } from '../engine-process.ts';
import { entitiesDescriptor, redactDescriptor } from '../entities/entities-descriptor.ts';
import { jiebaDescriptor } from '../jieba/jieba-descriptor.ts';
import { keywordsDescriptor } from '../keywords/keywords-descriptor.ts';
import { languageDescriptor } from '../language/language-descriptor.ts';
import { sentimentDescriptor } from '../sentiment/sentiment-descriptor.ts';
import { winkDescriptor } from '../wink/wink-descriptor.ts';

const LIGHT: readonly EngineDescriptor[] = [
  jiebaDescriptor,
  winkDescriptor,
  keywordsDescriptor,
  languageDescriptor,
  sentimentDescriptor,
];

/** A long English text keeps these busy for seconds. */
const THOROUGH: readonly EngineDescriptor[] = [entitiesDescriptor, redactDescriptor];

const PROCESS: EngineProcessOptions = {
  script: new URL('./text-process.ts', import.meta.url),
  idleAfter: 5 * 60_000,
  limit: 30_000,
  queue: { perUser: 16, total: 64 },
  heapLimit: 768,
};

/**
 * The engines that read text. The light ones share a process and its dictionaries; those that take their time share
 * another, so that nobody waits for a language because somebody else's report is searched for names.
 */
export function createTextEngines(): readonly Engine[] {
  return [...sharing(LIGHT), ...sharing(THOROUGH)];
}

function sharing(descriptors: readonly EngineDescriptor[]): readonly Engine[] {
  const shared = createEngineProcess(PROCESS);
  return descriptors.map((descriptor) => ({
    descriptor,
    run: (job, caller) => shared.run({ ...job, engineId: descriptor.id }, caller),
    process: shared.process,
    stop: shared.stop,
  }));
}
