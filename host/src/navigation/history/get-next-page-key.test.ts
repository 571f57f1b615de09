import { expect, test } from 'vitest';
import { getNextPageKey } from './get-next-page-key.ts';
import type { NavigationType } from './navigation-state.ts';

const list = { pathname: '/admin/nlp/nlps', search: '', hash: '', state: null as unknown, key: 'a' };

function getPageKeyAfter(navigationType: NavigationType, change: Partial<typeof list>): number {
  const previous = { location: list, navigationType: 'push', pageKey: 7 } as const;
  return getNextPageKey(previous, { navigationType, location: { ...list, key: 'b', ...change } });
}

test('another page has a new key', () => {
  expect(getPageKeyAfter('push', { pathname: '/admin/log' })).toBe(8);
  expect(getPageKeyAfter('pop', { pathname: '/admin/log' })).toBe(8);
});

test('navigating to the open page reloads it', () => {
  expect(getPageKeyAfter('replace', {})).toBe(8);
  expect(getPageKeyAfter('push', { search: '?page=2' })).toBe(8);
});

test('a page that changes its own query stays mounted, also when the user goes Back over the change', () => {
  expect(getPageKeyAfter('push', { search: '?page=2', state: { pane: 7 } })).toBe(7);
  expect(getPageKeyAfter('pop', { search: '?page=2' })).toBe(7);
});

test('a late query change of another pane does not preserve this page', () => {
  expect(getPageKeyAfter('push', { search: '?page=2', state: { pane: 6 } })).toBe(8);
});
