import { describe, expect, test } from 'vitest';
import { parsePastedRows, toDictionary, toRows } from './dictionary-rows.ts';
import { findParameterErrors } from './find-parameter-errors.ts';
import { readSchema } from './read-schema.ts';

const schema = {
  type: 'object',
  properties: {
    isLoud: { type: 'boolean', default: true },
    count: {
      type: 'integer',
      minimum: 1,
      maximum: 20,
      default: 3,
      title: 'Maximum results',
      description: 'How many.',
    },
    share: { type: 'number', minimum: 0, maximum: 1 },
    region: { type: 'string', pattern: '^[A-Z]{2}$', default: 'CN' },
    mask: { type: 'string', enum: ['label', 'stars'] },
    types: { type: 'array', items: { type: 'string', enum: ['person', 'place'] }, minItems: 1 },
    only: { type: 'array', items: { type: 'string', pattern: '^[a-z]{2}$' } },
    dictionary: {
      type: 'object',
      maxProperties: 2,
      propertyNames: { type: 'string', minLength: 1, maxLength: 5 },
      additionalProperties: { type: 'string', pattern: '^[+-]?[1-5]$' },
    },
    box: { type: 'object', properties: {} },
  },
};

describe('the fields of a schema', () => {
  test('suit the types of the properties, and start with their defaults', () => {
    expect(readSchema(schema).map(({ name, shape }) => [name, shape])).toEqual([
      ['isLoud', 'switch'],
      ['count', 'integer'],
      ['share', 'number'],
      ['region', 'text'],
      ['mask', 'select'],
      ['types', 'choices'],
      ['only', 'tags'],
      ['dictionary', 'dictionary'],
      ['box', 'json'],
    ]);
    expect(readSchema(schema)[1]).toMatchObject({ label: 'Maximum results', hint: 'How many.', initial: 3 });
    expect(readSchema({ type: 'object' })).toEqual([]);
  });

  test.each<[unknown, string, unknown]>([
    [true, 'isLoud', undefined],
    ['yes', 'isLoud', { kind: 'format' }],
    ['', 'count', { kind: 'missing' }],
    ['many', 'count', { kind: 'notNumber' }],
    [1.5, 'count', { kind: 'notWhole' }],
    [0, 'count', { kind: 'tooSmall', limit: 1 }],
    [21, 'count', { kind: 'tooLarge', limit: 20 }],
    [0.5, 'share', undefined],
    ['cn', 'region', { kind: 'format' }],
    ['none', 'mask', { kind: 'format' }],
    [[], 'types', { kind: 'missing' }],
    [['person', 'ship'], 'types', { kind: 'format' }],
    [['zh', 'english'], 'only', { kind: 'format' }],
    [{ 好: '3' }, 'dictionary', undefined],
    [{ 好: 'good' }, 'dictionary', { kind: 'format' }],
    [{ longer: '3' }, 'dictionary', { kind: 'format' }],
    [{ 好: '3', 坏: '1', 中: '2' }, 'dictionary', { kind: 'tooMany', limit: 2 }],
    ['{', 'box', { kind: 'format' }],
  ])('report %j in %s: %j', (value, name, error) => {
    expect(findParameterErrors(schema, { [name]: value })[name]).toEqual(error);
  });
});

describe('a dictionary', () => {
  test('drops lines without a key, and takes the last of two duplicates', () => {
    const rows = [...toRows({ 好: '3' }), { id: 1, key: ' ', text: '1' }, { id: 2, key: '好', text: ' 5 ' }];
    expect(toDictionary(rows)).toEqual({ 好: '5' });
  });

  test('is pasted from a spreadsheet or a CSV file, and a single word stays a word', () => {
    expect(parsePastedRows('华为\tbrand\r\n小米，brand\n\n', 4)).toEqual([
      { id: 4, key: '华为', text: 'brand' },
      { id: 5, key: '小米', text: 'brand' },
    ]);
    expect(parsePastedRows('华为', 0)).toBeUndefined();
  });
});
