// @vitest-environment node
import { expect, test } from 'vitest';
import { changedFacts } from './changed-facts.ts';

test('lists properties side by side as before and after, including those on only one side', () => {
  const before = { access: ['user'], status: 'active' };
  const after = { access: ['user', 'admin'], note: '' };
  expect(changedFacts({ before, after })).toEqual([
    { name: 'access', before: '["user"]', after: '["user","admin"]' },
    { name: 'status', before: 'active', after: undefined },
    { name: 'note', before: undefined, after: '' },
  ]);
  expect(changedFacts({ before: null, after: null })).toEqual([]);
});
