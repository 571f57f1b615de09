import { describe, expect, test } from 'vitest';
import { countGroups, tokenGroup } from './token-groups.ts';

describe('the groups of tokens', () => {
  test.each([
    ['n', 'noun'],
    ['eng', 'noun'],
    ['ns', 'name'],
    ['nr', 'name'],
    ['vn', 'verb'],
    ['ad', 'modifier'],
    ['m', 'number'],
    ['x', 'other'],
    ['', 'other'],
  ])('put the tag %j among the %ss', (tag, group) => {
    expect(tokenGroup(tag)).toBe(group);
  });

  test('are counted in their order, without empty ones', () => {
    const token = (tag: string) => ({ text: tag, tag, start: 0, end: 1 });
    expect(countGroups([token('x'), token('v'), token('n'), token('nz'), token('v')])).toEqual([
      { group: 'noun', count: 1 },
      { group: 'verb', count: 2 },
      { group: 'name', count: 1 },
      { group: 'other', count: 1 },
    ]);
  });
});
