// @vitest-environment jsdom
import { appStore } from '@atrium/runtime';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REMOTE_LIMITS } from './fetching/remote-limits.ts';
import { replaceRecordsAtom } from './state/records-atom.ts';
import { newRecord } from './state/remote-record.ts';
import { watchRemotes } from './watch-remotes.ts';

const OLD = 'http://remotes.example/old/remote.json';
const FRESH = 'http://remotes.example/fresh/remote.json';

let requested: string[];
let count = 0;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  vi.stubGlobal('fetch', (address: string) => {
    requested.push(address);
    return new Promise(() => {});
  });
  count += 1;
  const records = [
    { ...newRecord(`old_${count}`, [OLD]), pointerCheckedAt: 0 },
    { ...newRecord(`fresh_${count}`, [FRESH]), pointerCheckedAt: Date.now() },
  ];
  appStore.set(replaceRecordsAtom, records);
  stop = watchRemotes();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('pointers without a recent request are requested when the browser tab is shown again', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(requested).toEqual([OLD]);
});

test('a hidden browser tab requests no pointers', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new Event('online'));
  expect(requested).toEqual([]);
});

test('pointers are requested when the network is back', () => {
  globalThis.dispatchEvent(new Event('online'));
  expect(requested).toEqual([OLD]);
});

test('all pointers are requested periodically until the watch stops', () => {
  vi.advanceTimersByTime(REMOTE_LIMITS.pointerInterval);
  expect(requested).toEqual([OLD, FRESH]);
});

test('no pointer is requested after the watch stops', () => {
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(2 * REMOTE_LIMITS.pointerInterval);
  expect(requested).toEqual([]);
});
