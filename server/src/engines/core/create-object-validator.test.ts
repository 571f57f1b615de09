import { expect, test } from 'vitest';
import { createObjectValidator } from './create-object-validator.ts';

const PROPERTIES = { total: { type: 'number' }, pattern: { type: 'string' } };

test('validates objects by a JSON Schema, also with a property named pattern', () => {
  const validator = createObjectValidator({ type: 'object', properties: PROPERTIES, required: ['total'] });
  expect(validator?.safeParse({ total: 1, pattern: 'dots', more: true }).data).toEqual({
    ...{ total: 1, pattern: 'dots', more: true },
  });
  expect(validator?.safeParse({ total: '1' }).success).toBe(false);
  expect(validator?.safeParse([]).success).toBe(false);
});

test.each([
  ['of a list', { type: 'array' }],
  ['without a type', { properties: PROPERTIES }],
  ['of an unknown type', { type: 'object', properties: { a: { type: 'decimal' } } }],
  ['with a condition', { type: 'object', if: {}, else: {} }],
  ['with a regular expression', { type: 'object', properties: { a: { type: 'string', pattern: '(a+)+$' } } }],
  ['with regular expressions for names', { type: 'object', patternProperties: { '^a': {} } }],
  [
    'with a reference to another address',
    { type: 'object', properties: { a: { $ref: 'https://a.example' } } },
  ],
])('rejects a schema %s', (_, schema) => {
  expect(createObjectValidator(schema)).toBeUndefined();
});
