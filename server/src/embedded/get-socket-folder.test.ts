import { expect, test } from 'vitest';
import { getSocketFolder } from './get-socket-folder.ts';

const IS_WINDOWS = process.platform === 'win32';

test.skipIf(IS_WINDOWS)('places the socket in the folder of the database', () => {
  expect(getSocketFolder('/var/lib/atrium/postgres')).toBe('/var/lib/atrium/postgres');
});

test.each([
  ['is too long for a socket', `/${'x'.repeat(88)}`],
  ['is short enough in characters, but too long in bytes', `/${'数'.repeat(30)}`],
  ['has a comma', '/data/a,b/postgres'],
  ['has a quote', '/data/"a"/postgres'],
  ['has a space', '/data/my atrium/postgres'],
])('uses no socket when the path %s', (_, cluster) => {
  expect(getSocketFolder(cluster)).toBeUndefined();
});
