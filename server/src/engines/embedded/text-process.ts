import type { EngineRequest } from '../core/engine.ts';
import { serveEngine } from '../process/serve-engine.ts';

/** The request that the process of the text engines receives. */
interface TextRequest extends EngineRequest {
  readonly engineId: string;
}

/** The function that an engine applies to a text. Its parameters are complete and validated. */
type TextFunction = (text: string, parameters: never) => unknown;

/** The function of each text engine. The first request that needs a library or dictionary loads it. */
const TEXT_FUNCTIONS: Readonly<Record<string, () => Promise<TextFunction>>> = {
  jieba: async () => (await import('../jieba/tokenize-chinese.ts')).tokenizeChinese,
  wink: async () => (await import('../wink/tokenize-english.ts')).tokenizeEnglish,
  keywords: async () => (await import('../keywords/find-keywords.ts')).findKeywords,
  tinyld: async () => (await import('../language/detect-language.ts')).detectLanguage,
  sentiment: async () => (await import('../sentiment/classify-sentiment.ts')).classifySentiment,
  entities: async () => (await import('../entities/find-entities.ts')).findEntities,
  redact: async () => (await import('../entities/redact-text.ts')).redactText,
};

serveEngine<TextRequest>(async ({ engineId, input, parameters }) => {
  const apply = await TEXT_FUNCTIONS[engineId]?.();
  if (!apply || input.kind !== 'text')
    throw new Error(`The engine ${engineId} does not support the input ${input.kind}.`);
  return apply(input.text, parameters as never);
});
