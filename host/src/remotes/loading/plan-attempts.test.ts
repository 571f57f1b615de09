import type { RemoteVersion } from '@atrium/contract';
import { expect, test } from 'vitest';
import { newRecord, type RemoteRecord } from '../state/remote-record.ts';
import { planAttempts } from './plan-attempts.ts';

const [FIRST_ADDRESS, SECOND_ADDRESS] = [
  'http://here.example/one/remote.json',
  'http://there.example/one/remote.json',
] as const;

const version = (name: string): RemoteVersion => ({
  version: name,
  base: `${name}/`,
  integrity: `sha384-${'A'.repeat(64)}`,
  federation: `one__${name}`,
  descriptor: {
    name: 'one',
    contract: '^1.0.0',
    namespaces: [],
    routes: [],
    menu: [],
    messages: 'one',
    titles: {},
  },
});

const record = (change: Partial<RemoteRecord> = {}): RemoteRecord => ({
  ...newRecord('one', [FIRST_ADDRESS, SECOND_ADDRESS]),
  pointer: { name: 'one', current: version('b'), previous: version('a') },
  pointerAddress: FIRST_ADDRESS,
  ...change,
});

const listFolders = (from: RemoteRecord, preferredVersion?: string): readonly string[] =>
  planAttempts(from, preferredVersion).map(({ folder }) => folder);

test('the current version is tried before the previous one, each at the pointer’s address before the other addresses', () => {
  expect(listFolders(record())).toEqual([
    'http://here.example/one/b/',
    'http://there.example/one/b/',
    'http://here.example/one/a/',
    'http://there.example/one/a/',
  ]);
  expect(listFolders(record({ pointerAddress: SECOND_ADDRESS }))[0]).toBe('http://there.example/one/b/');
});

const listVersions = (from: RemoteRecord, preferredVersion?: string): readonly string[] => [
  ...new Set(planAttempts(from, preferredVersion).map(({ version: { version: name } }) => name)),
];

test('the version in use is tried before the current one, and a preferred version before all others', () => {
  expect(listVersions(record({ versionInUse: version('c') }))).toEqual(['c', 'b', 'a']);
  expect(listVersions(record({ versionInUse: version('c') }), 'a')).toEqual(['a', 'c', 'b']);
});

test('a version that failed is tried last, unless it is preferred', () => {
  expect(listVersions(record({ failedVersions: ['b'] }))).toEqual(['a', 'b']);
  expect(listVersions(record({ failedVersions: ['b'] }), 'b')).toEqual(['b', 'a']);
});
