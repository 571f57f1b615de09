import type { Engine } from '../../engines/core/engine.ts';

/** Splits text at blanks. With `lie`, it breaks the contract. */
export const blanks: Engine = {
  descriptor: {
    id: 'blanks',
    name: 'Blanks',
    version: '1.0.0',
    license: 'MIT',
    tasks: ['tokenize'],
    languages: ['en', 'fr'],
    method: 'rules',
    parameters: {
      type: 'object',
      properties: {
        most: { type: 'integer', minimum: 1, maximum: 9, default: 9 },
        lie: { type: 'boolean', default: false },
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
    return { output: parameters.lie ? { words } : { tokens }, queueMs: 0, runMs: 1 };
  },
  stop: async () => undefined,
};

/** Returns the size of each image in bytes. */
export const weigher: Engine = {
  descriptor: { ...blanks.descriptor, id: 'weigher', tasks: ['ocr'], parameters: { type: 'object' } },
  run: async ({ input }) => ({
    output: { text: input.kind === 'image' ? String(input.image.length) : '', lines: [] },
    queueMs: 0,
    runMs: 1,
  }),
  stop: async () => undefined,
};
