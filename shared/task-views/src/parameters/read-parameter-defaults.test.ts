import { expect, test } from 'vitest';
import { readParameterDefaults } from './read-parameter-defaults.ts';

test('returns the default of each property', () => {
  const schema = { type: 'object', properties: { seed: { default: 1 }, column: { type: 'string' } } };
  expect(readParameterDefaults(schema)).toEqual({ seed: 1, column: undefined });
});

test('returns nothing without a schema', () => {
  expect(readParameterDefaults(undefined)).toEqual({});
});
