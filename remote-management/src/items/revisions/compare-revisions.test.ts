// @vitest-environment node
import type { ItemContent } from '@atrium/contract';
import { expect, test } from 'vitest';
import { compareRevisions } from './compare-revisions.ts';

const content: ItemContent = {
  slug: 'finder',
  name: '实体查找',
  task: 'entities',
  engine: 'patterns',
  description: '',
  tags: ['text'],
  sample: null,
  parameters: { count: 5, dictionary: { 华为: 'organization' } },
};

const compare = (changes: Partial<ItemContent>) => compareRevisions(content, { ...content, ...changes });

test('lists changed fields before changed parameters', () => {
  expect(compare({ name: '查找', tags: [], parameters: { ...content.parameters, count: 9 } })).toEqual([
    { name: 'name', isParameter: false, one: '实体查找', other: '查找' },
    { name: 'tags', isParameter: false, one: ['text'], other: [] },
    { name: 'count', isParameter: true, one: 5, other: 9 },
  ]);
});

test('lists a parameter that only one revision has', () => {
  const { count: _, ...parameters } = { ...content.parameters, limit: 3 } as Record<string, unknown>;
  expect(compare({ parameters }).map(({ name, one, other }) => [name, one, other])).toEqual([
    ['count', 5, undefined],
    ['limit', undefined, 3],
  ]);
});

test('does not distinguish a missing text from an empty one', () => {
  expect(compare({ sample: '' })).toEqual([]);
});
