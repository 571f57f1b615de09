import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { isStorableJson } from './json-field.ts';

const { bytes, depth, items } = LIMITS.json;
const nested = (levels: number): unknown => (levels === 1 ? {} : { inner: nested(levels - 1) });
const createList = (length: number) => Array.from({ length }, () => 1);

describe('a JSON value that the database stores', () => {
  it.each([
    ['levels', nested(depth), nested(depth + 1)],
    ['values', { list: createList(items - 2) }, { list: createList(items - 1) }],
    ['bytes', { a: 'x'.repeat(bytes - 9) }, { a: 'x'.repeat(bytes) }],
    ['bytes of Chinese text', { a: '字'.repeat((bytes - 9) / 3 - 1) }, { a: '字'.repeat(bytes / 3 + 1) }],
  ])('has a limit of %s', (_, accepted, rejected) => {
    expect([isStorableJson(accepted), isStorableJson(rejected)]).toEqual([true, false]);
  });

  it('has no text that PostgreSQL rejects, in names or values', () => {
    expect([{ 'a\0': 1 }, { a: ['\0'] }, { a: '\ud800' }].map((value) => isStorableJson(value))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
