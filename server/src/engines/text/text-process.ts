import { serveEngine } from '../serve-engine.ts';
import type { TextJob, TextWork } from './text-job.ts';

/** What each text engine does. Libraries and dictionaries are loaded by the first job that needs them. */
const WORKS: Readonly<Record<string, () => Promise<TextWork>>> = {
  jieba: async () => (await import('../jieba/tokenize-chinese.ts')).tokenizeChinese,
};

serveEngine<TextJob>(async ({ engineId, input, parameters }) => {
  const work = await WORKS[engineId]?.();
  if (!work || input.kind !== 'text') throw new Error(`${engineId} does no such work on ${input.kind}.`);
  return work(input.text, parameters as never);
});
