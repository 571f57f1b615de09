import type { Engine, EngineDescriptor } from '../core/engine.ts';
import { entitiesDescriptor, redactDescriptor } from '../entities/entities-descriptor.ts';
import type { EngineNeeds } from '../isolation/node-permissions.ts';
import { jiebaDescriptor } from '../jieba/jieba-descriptor.ts';
import { keywordsDescriptor } from '../keywords/keywords-descriptor.ts';
import { languageDescriptor } from '../language/language-descriptor.ts';
import { createEngineProcess, type EngineProcessOptions } from '../process/engine-process.ts';
import { sentimentDescriptor } from '../sentiment/sentiment-descriptor.ts';
import { winkDescriptor } from '../wink/wink-descriptor.ts';

/** The engines for Chinese load jieba, which is native code. */
const LIGHT: readonly EngineDescriptor[] = [jiebaDescriptor, keywordsDescriptor, sentimentDescriptor];
const LIGHT_NEEDS: EngineNeeds = {
  packages: ['@node-rs/jieba', 'wink-nlp', 'wink-eng-lite-web-model', 'multilang-sentiment'],
  allowsAddons: true,
};

const PURE: readonly EngineDescriptor[] = [winkDescriptor, languageDescriptor];
const PURE_NEEDS: EngineNeeds = { packages: ['wink-nlp', 'wink-eng-lite-web-model', 'tinyld'] };

/** A long English text occupies these engines for seconds. */
const THOROUGH: readonly EngineDescriptor[] = [entitiesDescriptor, redactDescriptor];
const THOROUGH_NEEDS: EngineNeeds = {
  packages: ['@node-rs/jieba', 'chrono-node', 'compromise', 'libphonenumber-js'],
  allowsAddons: true,
};

const PROCESS: Omit<EngineProcessOptions, 'needs'> = {
  script: new URL('./text-process.ts', import.meta.url),
  idleAfter: 5 * 60_000,
  limit: 30_000,
  queue: { perLane: 16, waiting: 64 },
  heapLimit: 768,
};

/**
 * Creates the engines that process text. The light ones share a process and its dictionaries; those that need no native
 * code share another one. The slow ones share a third process, so that detecting a language never waits for a search
 * for names in another user's report.
 */
export function createTextEngines(): readonly Engine[] {
  return [...sharing(LIGHT, LIGHT_NEEDS), ...sharing(PURE, PURE_NEEDS), ...sharing(THOROUGH, THOROUGH_NEEDS)];
}

function sharing(descriptors: readonly EngineDescriptor[], needs: EngineNeeds): readonly Engine[] {
  const shared = createEngineProcess({ ...PROCESS, needs });
  return descriptors.map((descriptor) => ({
    descriptor,
    run: (job, caller) => shared.run({ ...job, engineId: descriptor.id }, caller),
    process: shared.process,
    stop: shared.stop,
  }));
}
