// @vitest-environment jsdom
import { deploymentSchema, type Pointer, type RemoteVersion } from '@atrium/contract';
import { configureRuntime } from '@atrium/runtime';
import { beforeAll, expect, test } from 'vitest';
import {
  readRememberedRemote,
  readRememberedTitles,
  rememberPointer,
  rememberTitles,
} from './remembered-remotes.ts';

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

const pointer = (name: string): Pointer => ({ name: 'one', current: version(name), previous: null });

beforeAll(() => {
  configureRuntime(deploymentSchema.parse({ appId: 'test', name: 'Test', wireKey: 'a wire key for tests' }));
});

test('titles are restored for their own version in each of its languages', () => {
  rememberPointer(pointer('a'), 'http://here.example/remote.json');
  rememberTitles('one', 'a', 'zh-CN', { 'one.menu': '甲' });
  rememberTitles('one', 'a', 'en-US', { 'one.menu': 'A' });
  expect(readRememberedTitles('one', 'a', 'zh-CN')).toEqual({ 'one.menu': '甲' });
  expect(readRememberedTitles('one', 'a', 'en-US')).toEqual({ 'one.menu': 'A' });
  expect(readRememberedTitles('one', 'a', 'de-DE')).toBeUndefined();
});

test('titles of another version are used only until those of the current version are stored', () => {
  rememberPointer(pointer('b'), 'http://here.example/remote.json');
  expect(readRememberedTitles('one', 'b', 'zh-CN')).toBeUndefined();
  expect(readRememberedRemote('one')?.titles['zh-CN']).toEqual({ 'one.menu': '甲' });
  rememberTitles('one', 'b', 'zh-CN', { 'one.menu': '乙' });
  expect(readRememberedTitles('one', 'b', 'zh-CN')).toEqual({ 'one.menu': '乙' });
  expect(readRememberedRemote('one')?.titles).toEqual({ 'zh-CN': { 'one.menu': '乙' } });
});

test('nothing is stored of a remote that was never loaded', () => {
  rememberTitles('two', 'a', 'zh-CN', { 'two.menu': '丙' });
  expect(readRememberedRemote('two')).toBeUndefined();
});
