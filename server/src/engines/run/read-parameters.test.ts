import { expect, test } from 'vitest';
import { entitiesDescriptor } from '../entities/entities-descriptor.ts';
import { readParameters } from './read-parameters.ts';

test('accepts regular expressions with a type', () => {
  const patterns = { 'EMP-\\d{4}': 'employee' };
  expect(readParameters(entitiesDescriptor, { patterns })).toMatchObject({ patterns });
});

test.each([
  ['an invalid expression', { '(': 'employee' }],
  [
    'more than 50 expressions',
    Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`a${index}`, 'b'])),
  ],
])('names the field of %s', (_, patterns) => {
  expect(() => readParameters(entitiesDescriptor, { patterns })).toThrow(
    expect.objectContaining({ fields: ['parameters.patterns'] }),
  );
});

test('rejects an expression of more than 200 characters', () => {
  expect(() => readParameters(entitiesDescriptor, { patterns: { ['a'.repeat(201)]: 'b' } })).toThrow();
});
