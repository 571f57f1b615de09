import { ERROR_CODES } from '@atrium/contract';
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
])('rejects %s, and names its field', (_, patterns) => {
  expect(() => readParameters(entitiesDescriptor, { patterns })).toThrow(
    expect.objectContaining({ fields: ['parameters.patterns'] }),
  );
});

test('rejects an expression of more than 200 characters', () => {
  expect(() => readParameters(entitiesDescriptor, { patterns: { ['a'.repeat(201)]: 'b' } })).toThrow();
});

const createDictionary = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`term ${index}`, 'product']));

test('accepts a dictionary of 5,000 terms', () => {
  const dictionary = createDictionary(5_000);
  expect(readParameters(entitiesDescriptor, { dictionary })).toMatchObject({ dictionary });
});

test.each([
  ['more than 5,000 terms', createDictionary(5_001)],
  ['a term of more than 200 characters', { ['a'.repeat(201)]: 'product' }],
  ['an empty term', { '': 'product' }],
  ['a term without a type', { Atrium: '' }],
])('rejects a dictionary with %s', (_, dictionary) => {
  expect(() => readParameters(entitiesDescriptor, { dictionary })).toThrow(
    expect.objectContaining({ code: ERROR_CODES.parametersInvalid }),
  );
});
