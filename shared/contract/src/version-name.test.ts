import { expect, test } from 'vitest';
import { versionName } from './version-name.ts';

test.each([
  [3, 'v3'],
  ['12', 'v12'],
  ['', ''],
  ['2026-beta', '2026-beta'],
])('the version %j is called “%s”', (version, name) => {
  expect(versionName(version)).toBe(name);
});
