import { expect, test } from 'vitest';
import { createJsonParts } from './create-json-parts.ts';

const createRows = (count: number) => Array.from({ length: count }, (_, id) => ({ id, text: '中"\n' }));

test.each([
  ['an empty envelope', { code: 0, data: {} }],
  ['null', null],
  ['a list', { data: { list: createRows(101), total: 101, missing: undefined, empty: [] } }],
  ['a deep record', { a: { b: { c: { d: { e: { f: [1, [2, { g: null }]] } } } } } }],
  ['a list with values that JSON cannot represent', [undefined, Number.NaN, createRows(1)]],
])('writes %s like JSON.stringify', (_, value) => {
  expect([...createJsonParts(value)].join('')).toBe(JSON.stringify(value));
});

test('writes a large value in many parts', () => {
  const parts = [...createJsonParts({ code: 0, data: { outputs: { tokens: createRows(100_000) } } })];
  expect(parts.length).toBeGreaterThan(20);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(100_000);
});
