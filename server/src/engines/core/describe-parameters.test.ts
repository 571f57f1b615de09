import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeParameters } from './describe-parameters.ts';

test('describes parameters with defaults, bounds, descriptions and titles derived from their names', () => {
  const schema = z.strictObject({
    keepAllWords: z.boolean().default(true).describe('All of them.'),
    count: z.int().min(1).max(9).meta({ title: 'How many' }),
  });
  expect(describeParameters(schema)).toMatchObject({
    type: 'object',
    required: ['count'],
    additionalProperties: false,
    properties: {
      keepAllWords: { title: 'Keep all words', type: 'boolean', default: true, description: 'All of them.' },
      count: { title: 'How many', minimum: 1, maximum: 9 },
    },
  });
});
