// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type ConsoleHistory, createConsoleHistory } from '../../navigation/history/console-history.ts';
import { createPaneNavigator } from './create-pane-navigator.ts';

let history: ConsoleHistory;
let hiddenTargets: string[];

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/log?page=2');
  history = createConsoleHistory(window);
  hiddenTargets = [];
});

function createNavigator({ isShown = true } = {}) {
  return createPaneNavigator(history, {
    isShown: () => isShown,
    fullPath: () => '/admin/nlp/nlps?page=4&size=50',
    navigateHidden: (to) => hiddenTargets.push(to),
  });
}

test('a pane navigates to other pages', () => {
  createNavigator().go('/admin/assets/assets');
  expect(window.location.pathname).toBe('/admin/assets/assets');
});

test('a pane changes its own query without leaving the page', () => {
  const { pageKey } = history.current();
  createNavigator().setQuery({ page: '', type: 'error' });
  expect(window.location.search).toBe('?type=error');
  expect(history.current().pageKey).toBe(pageKey);
});

test('a hidden pane changes the location of its own tab, and the location of the browser stays the same', () => {
  const hidden = createNavigator({ isShown: false });
  hidden.go('/admin/users?page=3');
  hidden.setQuery({ page: '5' });
  hidden.back();
  expect(hiddenTargets).toEqual(['/admin/users?page=3', '/admin/nlp/nlps?page=5&size=50']);
  expect(window.location.pathname + window.location.search).toBe('/admin/log?page=2');
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'a pane never leaves the console: %s',
  (to) => {
    expect(() => createNavigator().go(to)).toThrow('only within the console');
    expect(() => createNavigator({ isShown: false }).go(to)).toThrow('only within the console');
  },
);
