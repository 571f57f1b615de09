// @vitest-environment node
import { expect, test } from 'vitest';
import { listEventProperties } from './list-event-properties.ts';

test('lists the values of each property before and after, including properties on only one side', () => {
  const before = { access: ['user'], status: 'active' };
  const after = { access: ['user', 'admin'], note: '' };
  expect(listEventProperties({ before, after })).toEqual([
    { name: 'access', before: '["user"]', after: '["user","admin"]' },
    { name: 'status', before: 'active', after: undefined },
    { name: 'note', before: undefined, after: '' },
  ]);
  expect(listEventProperties({ before: null, after: null })).toEqual([]);
});
