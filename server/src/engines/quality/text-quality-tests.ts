import type { RunInput } from '../core/engine.ts';
import { ENTITY_SAMPLES } from './entity-samples.ts';
import { KEYWORD_SAMPLES } from './keyword-samples.ts';
import { LANGUAGE_SAMPLES } from './language-samples.ts';
import { PERSONAL_SAMPLES } from './personal-samples.ts';
import { defineQualityTest, type QualityTest } from './quality-test.ts';
import { REDACT_SAMPLES } from './redact-samples.ts';
import { SENTIMENT_REVIEWS } from './sentiment-reviews.ts';
import { CHINESE_SENTENCES, ENGLISH_SENTENCES } from './tokenize-samples.ts';

const createTextInputs = (all: readonly string[]) => async (): Promise<readonly RunInput[]> =>
  all.map((text) => ({ kind: 'text', text }));

const computeShare = (hits: readonly boolean[]): number => hits.filter(Boolean).length / hits.length;

/** In `sentences`, a bar separates words that have no space between them. */
function createTokenizeQualityTest(engineId: string, sentences: readonly string[]): QualityTest {
  return defineQualityTest({
    engineId,
    task: 'tokenize',
    metric: 'F1',
    bound: { atLeast: 0.9 },
    inputs: createTextInputs(sentences.map((sentence) => sentence.replaceAll('|', ''))),
    score: (outputs) =>
      computeF1(
        outputs.map(({ tokens }) => tokens.map(({ text }) => text)),
        sentences.map((sentence) => sentence.split(/[| ]/)),
      ),
  });
}

const MARKED_TEXTS = [...ENTITY_SAMPLES, ...PERSONAL_SAMPLES];

/** The quality tests of the text engines. */
export const textQualityTests: readonly QualityTest[] = [
  createTokenizeQualityTest('jieba', CHINESE_SENTENCES),
  createTokenizeQualityTest('wink', ENGLISH_SENTENCES),
  defineQualityTest({
    engineId: 'keywords',
    task: 'keywords',
    metric: 'recall in 8',
    bound: { atLeast: 0.8 },
    parameters: { count: 8 },
    inputs: createTextInputs(KEYWORD_SAMPLES.map(({ text }) => text)),
    score: (outputs) =>
      computeShare(
        KEYWORD_SAMPLES.flatMap(({ keywords }, index) =>
          keywords.map(
            (keyword) => outputs[index]?.keywords.some(({ text }) => text.includes(keyword)) ?? false,
          ),
        ),
      ),
  }),
  defineQualityTest({
    engineId: 'tinyld',
    task: 'language',
    metric: 'accuracy',
    bound: { atLeast: 0.93 },
    inputs: createTextInputs(LANGUAGE_SAMPLES.map(([text]) => text)),
    score: (outputs) =>
      computeShare(
        LANGUAGE_SAMPLES.map(([, language], index) => outputs[index]?.candidates[0]?.language === language),
      ),
  }),
  defineQualityTest({
    engineId: 'sentiment',
    task: 'sentiment',
    metric: 'accuracy',
    bound: { atLeast: 0.55 },
    inputs: createTextInputs(SENTIMENT_REVIEWS.map(([text]) => text)),
    score: (outputs) =>
      computeShare(SENTIMENT_REVIEWS.map(([, label], index) => outputs[index]?.label === label)),
  }),
  defineQualityTest({
    engineId: 'entities',
    task: 'entities',
    metric: 'F1',
    bound: { atLeast: 0.92 },
    inputs: createTextInputs(MARKED_TEXTS.map(({ text }) => text)),
    score: (outputs) =>
      computeF1(
        outputs.map(({ entities }) => entities.map(({ type, text }) => `${type}:${text}`)),
        MARKED_TEXTS.map(({ entities }) => entities),
      ),
  }),
  defineQualityTest({
    engineId: 'redact',
    task: 'redact',
    metric: 'accuracy',
    bound: { atLeast: 0.9 },
    inputs: createTextInputs(REDACT_SAMPLES.map(({ text }) => text)),
    score: (outputs) =>
      computeShare(REDACT_SAMPLES.map(({ redacted }, index) => outputs[index]?.text === redacted)),
  }),
];

/** Returns the harmonic mean of precision and recall. 1 is best. An item that is expected twice must be found twice. */
function computeF1(found: readonly (readonly string[])[], expected: readonly (readonly string[])[]): number {
  let hits = 0;
  let total = 0;
  expected.forEach((expectedItems, index) => {
    const foundItems = found[index] ?? [];
    const unmatched = [...foundItems];
    for (const item of expectedItems) {
      const index = unmatched.indexOf(item);
      if (index < 0) continue;
      unmatched.splice(index, 1);
      hits += 1;
    }
    total += foundItems.length + expectedItems.length;
  });
  return total === 0 ? 1 : (2 * hits) / total;
}
