import type { RunInput } from '../core/engine.ts';
import { ENTITY_SAMPLES } from './entity-samples.ts';
import { KEYWORD_SAMPLES } from './keyword-samples.ts';
import { LANGUAGE_SAMPLES } from './language-samples.ts';
import { PERSONAL_SAMPLES } from './personal-samples.ts';
import { defineQualityTest, type QualityTest } from './quality-test.ts';
import { REDACT_SAMPLES } from './redact-samples.ts';
import { SENTIMENT_REVIEWS } from './sentiment-reviews.ts';
import { CHINESE_SENTENCES, ENGLISH_SENTENCES } from './tokenize-samples.ts';

const texts = (all: readonly string[]) => async (): Promise<readonly RunInput[]> =>
  all.map((text) => ({ kind: 'text', text }));

const share = (hits: readonly boolean[]): number => hits.filter(Boolean).length / hits.length;

function tokenizeQualityTest(engineId: string, sentences: readonly string[]): QualityTest {
  return defineQualityTest({
    engineId,
    task: 'tokenize',
    metric: 'F1',
    bound: { atLeast: 0.9 },
    inputs: texts(sentences.map((sentence) => sentence.replaceAll('|', ''))),
    score: (outputs) =>
      f1(
        outputs.map(({ tokens }) => tokens.map(({ text }) => text)),
        sentences.map((sentence) => sentence.split(/[| ]/)),
      ),
  });
}

const MARKED_TEXTS = [...ENTITY_SAMPLES, ...PERSONAL_SAMPLES];

/** The quality tests of the text engines. */
export const textQualityTests: readonly QualityTest[] = [
  tokenizeQualityTest('jieba', CHINESE_SENTENCES),
  tokenizeQualityTest('wink', ENGLISH_SENTENCES),
  defineQualityTest({
    engineId: 'keywords',
    task: 'keywords',
    metric: 'recall in 8',
    bound: { atLeast: 0.8 },
    parameters: { count: 8 },
    inputs: texts(KEYWORD_SAMPLES.map(({ text }) => text)),
    score: (outputs) =>
      share(
        KEYWORD_SAMPLES.flatMap(({ keywords }, index) =>
          keywords.map(
            (wanted) => outputs[index]?.keywords.some(({ text }) => text.includes(wanted)) ?? false,
          ),
        ),
      ),
  }),
  defineQualityTest({
    engineId: 'tinyld',
    task: 'language',
    metric: 'accuracy',
    bound: { atLeast: 0.93 },
    inputs: texts(LANGUAGE_SAMPLES.map(([text]) => text)),
    score: (outputs) =>
      share(
        LANGUAGE_SAMPLES.map(([, language], index) => outputs[index]?.candidates[0]?.language === language),
      ),
  }),
  defineQualityTest({
    engineId: 'sentiment',
    task: 'sentiment',
    metric: 'accuracy',
    bound: { atLeast: 0.55 },
    inputs: texts(SENTIMENT_REVIEWS.map(([text]) => text)),
    score: (outputs) => share(SENTIMENT_REVIEWS.map(([, label], index) => outputs[index]?.label === label)),
  }),
  defineQualityTest({
    engineId: 'entities',
    task: 'entities',
    metric: 'F1',
    bound: { atLeast: 0.92 },
    inputs: texts(MARKED_TEXTS.map(({ text }) => text)),
    score: (outputs) =>
      f1(
        outputs.map(({ entities }) => entities.map(({ type, text }) => `${type}:${text}`)),
        MARKED_TEXTS.map(({ entities }) => entities),
      ),
  }),
  defineQualityTest({
    engineId: 'redact',
    task: 'redact',
    metric: 'accuracy',
    bound: { atLeast: 0.9 },
    inputs: texts(REDACT_SAMPLES.map(({ text }) => text)),
    score: (outputs) => share(REDACT_SAMPLES.map(({ redacted }, index) => outputs[index]?.text === redacted)),
  }),
];

/** Returns the harmonic mean of precision and recall. 1 is best. Repeated items count. */
function f1(found: readonly (readonly string[])[], expected: readonly (readonly string[])[]): number {
  let hits = 0;
  let total = 0;
  expected.forEach((wanted, index) => {
    const given = found[index] ?? [];
    const rest = [...given];
    for (const item of wanted) {
      const index = rest.indexOf(item);
      if (index < 0) continue;
      rest.splice(index, 1);
      hits += 1;
    }
    total += given.length + wanted.length;
  });
  return total === 0 ? 1 : (2 * hits) / total;
}
