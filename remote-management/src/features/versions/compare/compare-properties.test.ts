// @vitest-environment node
import { expect, test } from 'vitest';
import { compareProperties } from './compare-properties.ts';

const compare = (one: Record<string, unknown>, other: Record<string, unknown>, engineId = 'tables') =>
  compareProperties([
    { id: 'one', engineId: 'tables', parameters: one },
    { id: 'other', engineId, parameters: other },
  ]).map(({ name, values, isDifferent }) => [name, isDifferent, ...values.map(({ value }) => value)]);

test('lists different values first, then the engine and the parameters by name', () => {
  expect(compare({ seed: 1, clusters: 3, rounds: 2 }, { rounds: 2, clusters: 4, seed: 1 })).toEqual([
    ['clusters', true, 3, 4],
    ['engineId', false, 'tables', 'tables'],
    ['rounds', false, 2, 2],
    ['seed', false, 1, 1],
  ]);
});

test('marks a parameter that only one version has', () => {
  expect(compare({ depth: 5 }, { clusters: 3 }, 'trees')).toEqual([
    ['engineId', true, 'tables', 'trees'],
    ['clusters', true, undefined, 3],
    ['depth', true, 5, undefined],
  ]);
});

test('compares lists and objects by content', () => {
  expect(compare({ words: ['a', 'b'], map: { x: 1 } }, { words: ['a', 'b'], map: { x: 2 } })).toEqual([
    ['map', true, { x: 1 }, { x: 2 }],
    ['engineId', false, 'tables', 'tables'],
    ['words', false, ['a', 'b'], ['a', 'b']],
  ]);
});
