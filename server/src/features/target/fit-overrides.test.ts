import { expect, test } from 'vitest';
import type { EngineDescriptor } from '../../engines/core/engine.ts';
import { fitOverrides, getOverridableSchema } from './fit-overrides.ts';

const descriptor: EngineDescriptor = {
  id: 'any',
  name: 'Any',
  version: '1.0.0',
  license: 'MIT',
  method: 'rules',
  tasks: ['ocr'],
  languages: [],
  limitations: [],
  parameters: {
    type: 'object',
    additionalProperties: false,
    required: ['languages'],
    properties: {
      languages: { type: 'array', items: { type: 'string' }, default: ['eng'] },
      size: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
      note: { type: 'string' },
    },
  },
};

test('an app may set only the parameters that its target leaves at the default', () => {
  const target = { languages: ['eng'], size: 5 };
  expect(getOverridableSchema(descriptor, target)).toEqual({
    type: 'object',
    additionalProperties: false,
    properties: { languages: expect.anything(), note: expect.anything() },
  });
  expect(fitOverrides(descriptor, target, { languages: ['chi'], size: 7 })).toEqual({
    parameters: { languages: ['chi'], size: 5 },
    rejected: ['size'],
  });
});

test.each([
  ['beyond its bounds', { size: 10 }],
  ['of another type', { size: 'big' }],
  ['that the engine does not know', { color: 'red' }],
  ['with the name of an inherited property', { constructor: 1 }],
])('rejects a value %s and accepts the others', (_, override) => {
  const fitted = fitOverrides(descriptor, {}, { note: 'kept', ...override });
  expect(fitted).toEqual({ parameters: { note: 'kept' }, rejected: Object.keys(override) });
});
