import { describe, expect, it } from 'vitest';
import { findConflicts, findDifferingFields, resolveConflicts } from './conflict.ts';

const opened = { name: 'A', task: 'pca', tags: ['x'], description: '' };

describe('form conflicts', () => {
  const mine = { ...opened, name: 'Mine', description: 'same' };
  const theirs = { name: 'Theirs', task: 'cluster', tags: ['x'], description: 'same' };
  const conflicts = findConflicts(opened, mine, theirs);

  it('are the fields that the other user changed to another value', () => {
    expect(conflicts.map(({ name, proposed }) => [name, proposed])).toEqual([
      ['name', 'mine'],
      ['task', 'theirs'],
    ]);
  });

  it('are resolved with the proposed sides, unless the user chooses the other side', () => {
    expect(resolveConflicts(mine, conflicts, {})).toEqual({ ...mine, task: 'cluster' });
    expect(resolveConflicts(mine, conflicts, { name: 'theirs', task: 'mine' })).toEqual({
      ...mine,
      name: 'Theirs',
    });
  });

  it('are empty if the other user changed no field', () => {
    expect(findConflicts(opened, mine, opened)).toEqual([]);
  });

  it('compare values by content, not by identity', () => {
    expect(findDifferingFields(opened, { ...opened, tags: ['x'] })).toEqual([]);
    expect(findDifferingFields(opened, { ...opened, name: 'B', tags: [] })).toEqual(['name', 'tags']);
  });
});
