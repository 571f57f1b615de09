import { z } from 'zod';
import type { Engine } from '../engine.ts';
import { createEngineProcess, type EngineProcessOptions } from '../engine-process.ts';
import { jiebaParametersSchema } from './jieba-parameters.ts';

const PROCESS: EngineProcessOptions = {
  script: new URL('./jieba-process.ts', import.meta.url),
  idleAfter: 5 * 60_000,
  limit: 30_000,
  queueLength: 64,
  heapLimit: 512,
};

/** Chinese word segmentation with parts of speech, by dictionary and a hidden Markov model. */
export function createJiebaEngine(options: Partial<EngineProcessOptions> = {}): Engine {
  const engineProcess = createEngineProcess({ ...PROCESS, ...options });
  return {
    descriptor: {
      id: 'jieba',
      name: 'jieba (node-rs)',
      version: '2.0.3',
      licence: 'MIT',
      tasks: ['tokenize'],
      languages: ['zh', 'en'],
      nature: 'model',
      parameters: z.toJSONSchema(jiebaParametersSchema, { io: 'input' }),
      weaknesses: [
        'Misses some personal names.',
        'Traditional characters are cut less well than simplified ones.',
      ],
    },
    run: (job, signal) => engineProcess.run(job, signal),
    stop: () => engineProcess.stop(),
  };
}
