import { expect, test } from 'vitest';
import { formatJsonPath, listJsonFields } from './list-json-fields.ts';

const list = (json: Readonly<Record<string, unknown>>) =>
  listJsonFields(json).map(({ path, value }) => [formatJsonPath(path), value]);

test('lists the values of a JSON object in its order, with their paths', () => {
  const json = { customer: { name: 'Ada', vip: null }, items: [{ price: 2 }, { price: 3 }], tags: ['a'] };
  expect(list(json)).toEqual([
    ['customer.name', 'Ada'],
    ['customer.vip', null],
    ['items[0].price', 2],
    ['items[1].price', 3],
    ['tags[0]', 'a'],
  ]);
});

test('lists empty objects and lists as values, but not the empty object itself', () => {
  expect(list({ a: {}, b: [[]] })).toEqual([
    ['a', {}],
    ['b[0]', []],
  ]);
  expect(list({})).toEqual([]);
});
