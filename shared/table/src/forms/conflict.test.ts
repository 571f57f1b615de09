import { describe, expect, test } from 'vitest';
import { disputesOf, settle } from './conflict.ts';

const opened = { name: 'A', task: 'pca', tags: ['x'], description: '' };

describe('a form that somebody else was faster with', () => {
  const mine = { ...opened, name: 'Mine', description: 'same' };
  const theirs = { name: 'Theirs', task: 'cluster', tags: ['x'], description: 'same' };
  const disputes = disputesOf(opened, mine, theirs);

  test('disputes what they changed, and not what came out the same', () => {
    expect(disputes.map(({ name, isContested, proposed }) => [name, isContested, proposed])).toEqual([
      ['name', true, 'mine'],
      ['task', false, 'theirs'],
    ]);
  });

  test('keeps what was entered here and takes the rest, unless the person says otherwise', () => {
    expect(settle(mine, disputes, {})).toEqual({ ...mine, task: 'cluster' });
    expect(settle(mine, disputes, { name: 'theirs', task: 'mine' })).toEqual({ ...mine, name: 'Theirs' });
  });

  test('has nothing to settle when they stored nothing new', () => {
    expect(disputesOf(opened, mine, opened)).toEqual([]);
  });
});
