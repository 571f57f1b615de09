import type { RemoteVersion } from '@atrium/contract';
import { expect, test } from 'vitest';
import { findOfferedVersion, findShownVersion, newRecord, type RemoteRecord } from './remote-record.ts';

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

const findOffered = (from: RemoteRecord, pageVersion?: string) =>
  findOfferedVersion(from, pageVersion)?.version;

test('a remote is represented by the version in use, or else by the newest that is compatible with this host', () => {
  expect(findShownVersion(record(version('b')))?.version).toBe('b');
  expect(findShownVersion(record(version('b', '^9.0.0')))?.version).toBe('a');
  expect(findShownVersion(record(version('b'), { versionInUse: version('a') }))?.version).toBe('a');
  expect(findShownVersion(newRecord('one', []))).toBeUndefined();
});

test('a remote without a compatible version is represented by its current one', () => {
  const pointer = { name: 'one', current: version('b', '^9.0.0'), previous: null };
  expect(findShownVersion({ ...newRecord('one', []), pointer })?.version).toBe('b');
});

test('a current version that differs from the one in use is offered, including a rollback', () => {
  expect(findOffered(record(version('b')))).toBeUndefined();
  expect(findOffered(record(version('b'), { versionInUse: version('b') }))).toBeUndefined();
  expect(findOffered(record(version('b'), { versionInUse: version('c') }))).toBe('b');
});

test('a page that still runs an older version is offered the one in use elsewhere', () => {
  expect(findOffered(record(version('b'), { versionInUse: version('b') }), 'a')).toBe('b');
});

test('a version that is incompatible or has already failed is not offered', () => {
  expect(findOffered(record(version('b', '^9.0.0'), { versionInUse: version('a') }))).toBeUndefined();
  expect(
    findOffered(record(version('b'), { versionInUse: version('a'), failedVersions: ['b'] })),
  ).toBeUndefined();
});
