import type { EngineInput } from '../engine.ts';
import { defineTrial, type EngineTrial } from './engine-trial.ts';
import { f1 } from './f1.ts';
import { CHINESE_SENTENCES } from './tokenize-samples.ts';

const texts = (all: readonly string[]) => async (): Promise<readonly EngineInput[]> =>
  all.map((text) => ({ kind: 'text', text }));

const cut = (sentences: readonly string[]) => sentences.map((sentence) => sentence.split('|'));

/** What the text engines are tried on. */
export const textTrials: readonly EngineTrial[] = [
  defineTrial({
    engineId: 'jieba',
    task: 'tokenize',
    figure: 'F1',
    bound: { atLeast: 0.9 },
    inputs: texts(CHINESE_SENTENCES.map((sentence) => sentence.replaceAll('|', ''))),
    judge: (outputs) =>
      f1(
        outputs.map(({ tokens }) => tokens.map(({ text }) => text)),
        cut(CHINESE_SENTENCES),
      ),
  }),
];
