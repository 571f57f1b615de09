import type { Engine } from '../../engines/core/engine.ts';

/** Splits text at spaces, into at most `most` tokens. With `breaksContract`, its output violates the contract. */
export const whitespaceTokenizer: Engine = {
  descriptor: {
    id: 'whitespace-tokenizer',
    name: 'Whitespace tokenizer',
    version: '1.0.0',
    license: 'MIT',
    tasks: ['tokenize'],
    languages: ['en', 'fr'],
    method: 'rules',
    parameters: {
      type: 'object',
      properties: {
        most: { type: 'integer', minimum: 1, maximum: 9, default: 9 },
        breaksContract: { type: 'boolean', default: false },
        language: { type: 'string', default: 'any' },
      },
      additionalProperties: false,
    },
    limitations: [],
  },
  run: async ({ input, parameters }) => {
    const words = input.kind === 'text' ? input.text.split(' ') : [];
    const tokens = words
      .slice(0, Number(parameters.most))
      .map((text) => ({ text, tag: '', start: 0, end: 1 }));
    return { output: parameters.breaksContract ? { words } : { tokens }, queueMs: 0, runMs: 1 };
  },
  stop: async () => undefined,
};

/** Returns the size of each image in bytes. */
export const byteCounter: Engine = {
  descriptor: {
    ...whitespaceTokenizer.descriptor,
    id: 'byte-counter',
    tasks: ['ocr'],
    parameters: { type: 'object' },
  },
  run: async ({ input }) => ({
    output: { text: input.kind === 'image' ? String(input.image.length) : '', lines: [] },
    queueMs: 0,
    runMs: 1,
  }),
  stop: async () => undefined,
};
