// @vitest-environment node
import { expect, test } from 'vitest';
import { findChangedProperties } from './find-changed-properties.ts';

test('lists the values of each property before and after, including properties on only one side', () => {
  const before = { access: ['user'], status: 'active' };
  const after = { access: ['user', 'admin'], note: '' };
  expect(findChangedProperties({ before, after })).toEqual([
    { name: 'access', before: '["user"]', after: '["user","admin"]' },
    { name: 'status', before: 'active', after: undefined },
    { name: 'note', before: undefined, after: '' },
  ]);
  expect(findChangedProperties({ before: null, after: null })).toEqual([]);
});
