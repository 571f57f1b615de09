import type { RemoteVersion } from '@atrium/contract';
import { expect, test } from 'vitest';
import { newRecord, offeredVersion, type RemoteRecord, shownVersion } from './remote-record.ts';

const version = (name: string, contract = '^1.0.0'): RemoteVersion => ({
  version: name,
  base: `${name}/`,
  integrity: `sha384-${'A'.repeat(64)}`,
  federation: `one__${name}`,
  descriptor: { name: 'one', contract, namespaces: [], routes: [], menu: [], messages: 'one', titles: {} },
});

const record = (current: RemoteVersion, change: Partial<RemoteRecord> = {}): RemoteRecord => ({
  ...newRecord('one', ['/one/remote.json']),
  pointer: { name: 'one', current, previous: version('a') },
  ...change,
});

const offered = (from: RemoteRecord, to?: string) => offeredVersion(from, to)?.version;

test('the version in use speaks for a remote, else the newest that fits this host', () => {
  expect(shownVersion(record(version('b')))?.version).toBe('b');
  expect(shownVersion(record(version('b', '^9.0.0')))?.version).toBe('a');
  expect(shownVersion(record(version('b'), { inUse: version('a') }))?.version).toBe('a');
  expect(shownVersion(newRecord('one', []))).toBeUndefined();
});

test('a remote that never fitted is spoken for by what it is now', () => {
  const pointer = { name: 'one', current: version('b', '^9.0.0'), previous: null };
  expect(shownVersion({ ...newRecord('one', []), pointer })?.version).toBe('b');
});

test('another current version is offered where one is in use, also one that is rolled back to', () => {
  expect(offered(record(version('b')))).toBeUndefined();
  expect(offered(record(version('b'), { inUse: version('b') }))).toBeUndefined();
  expect(offered(record(version('b'), { inUse: version('c') }))).toBe('b');
});

test('a page that kept an older version is offered the one in use elsewhere', () => {
  expect(offered(record(version('b'), { inUse: version('b') }), 'a')).toBe('b');
});

test('a version that does not fit, or failed already, is not offered', () => {
  expect(offered(record(version('b', '^9.0.0'), { inUse: version('a') }))).toBeUndefined();
  expect(offered(record(version('b'), { inUse: version('a'), failedVersions: ['b'] }))).toBeUndefined();
});
