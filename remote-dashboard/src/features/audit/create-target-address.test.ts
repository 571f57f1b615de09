import { expect, test } from 'vitest';
import { createTargetAddress } from './create-target-address.ts';

test.each([
  ['algorithm', '/admin/algorithm/algorithm/versions/one'],
  ['algorithm-version', '/admin/algorithm/algorithm/versions/parent'],
  ['recognition', '/admin/recognition/recognitions?keyword=A%26B'],
  ['nlp', '/admin/nlp/nlps?keyword=A%26B'],
  ['user', '/admin/system/users?keyword=A%26B'],
  ['group', '/admin/system/groups?keyword=A%26B'],
  ['role', '/admin/system/roles?keyword=A%26B'],
  ['scim-token', '/admin/system/provisioning?keyword=A%26B'],
  ['algorithmApp', '/admin/assets/algorithmApp/one'],
  ['recognitionApp', '/admin/assets/recognitionApp/one'],
  ['session', undefined],
])('returns the address of a %s: %s', (targetType, address) => {
  const target = { targetType, targetId: 'one', targetName: 'A&B', targetParentId: 'parent' };
  expect(createTargetAddress(target)).toBe(address);
});
