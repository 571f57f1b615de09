// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findVersionConflicts, resolveVersionConflicts, type VersionContent } from './version-conflict.ts';

const opened: VersionContent = {
  engineId: 'tables',
  parameters: { clusters: 3, seed: 1 },
  sample: { kind: 'table', columns: ['x'], rows: [[1]] },
  note: '',
};

const findConflicts = (mine: VersionContent, theirs: VersionContent) =>
  findVersionConflicts(opened, mine, theirs).map(({ name, proposed }) => [name, proposed]);

describe('a version that another user stored meanwhile', () => {
  test('has a conflict for each parameter, even if one side resets the parameter to its default', () => {
    const mine = { ...opened, parameters: { clusters: 4 } };
    const theirs = { ...opened, parameters: { clusters: 5, seed: 2, rounds: 9 }, note: 'theirs' };
    expect(findConflicts(mine, theirs)).toEqual([
      ['parameters.clusters', 'mine'],
      ['parameters.seed', 'mine'],
      ['note', 'theirs'],
      ['parameters.rounds', 'theirs'],
    ]);
    const conflicts = findVersionConflicts(opened, mine, theirs);
    expect(resolveVersionConflicts(mine, theirs, conflicts, {})).toEqual({
      ...opened,
      parameters: { clusters: 4, rounds: 9 },
      note: 'theirs',
    });
    expect(
      resolveVersionConflicts(mine, theirs, conflicts, { 'parameters.seed': 'theirs' }).parameters,
    ).toEqual({
      clusters: 4,
      seed: 2,
      rounds: 9,
    });
  });

  test('keeps the parameters together with their engine', () => {
    const mine = { ...opened, parameters: { clusters: 4, seed: 1 } };
    const theirs = { ...opened, engineId: 'other', parameters: { depth: 2 } };
    const conflicts = findVersionConflicts(opened, mine, theirs);
    expect(conflicts.map(({ name, proposed }) => [name, proposed])).toEqual([['engineId', 'theirs']]);
    expect(resolveVersionConflicts(mine, theirs, conflicts, {})).toEqual(theirs);
    expect(resolveVersionConflicts(mine, theirs, conflicts, { engineId: 'mine' })).toEqual(mine);
  });

  test('has no conflict if the other user changed nothing, or made the same change', () => {
    const mine = { ...opened, note: 'same' };
    expect(findConflicts(mine, opened)).toEqual([]);
    expect(findConflicts(mine, mine)).toEqual([]);
  });
});
