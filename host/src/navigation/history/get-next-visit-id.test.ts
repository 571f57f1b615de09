import { expect, test } from 'vitest';
import { getNextVisitId } from './get-next-visit-id.ts';
import type { NavigationType } from './visit.ts';

const list = { pathname: '/admin/nlp/nlps', search: '', hash: '', state: null as unknown, key: 'a' };

function after(navigationType: NavigationType, change: Partial<typeof list>): number {
  const previous = { location: list, navigationType: 'push', visitId: 7 } as const;
  return getNextVisitId(previous, { navigationType, location: { ...list, key: 'b', ...change } });
}

test('another page starts a new visit', () => {
  expect(after('push', { pathname: '/admin/log' })).toBe(8);
  expect(after('pop', { pathname: '/admin/log' })).toBe(8);
});

test('navigating to the open page reloads it', () => {
  expect(after('replace', {})).toBe(8);
  expect(after('push', { search: '?page=2' })).toBe(8);
});

test('a page that changes its own query stays mounted, also when the user goes Back over the change', () => {
  expect(after('push', { search: '?page=2', state: { pane: 7 } })).toBe(7);
  expect(after('pop', { search: '?page=2' })).toBe(7);
});

test('a late query change of another pane does not preserve this page', () => {
  expect(after('push', { search: '?page=2', state: { pane: 6 } })).toBe(8);
});
