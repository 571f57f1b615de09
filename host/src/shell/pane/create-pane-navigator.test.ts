// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type ConsoleHistory, createConsoleHistory } from '../../navigation/history/console-history.ts';
import { createPaneNavigator } from './create-pane-navigator.ts';

let history: ConsoleHistory;
let moved: string[];

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/log?page=2');
  history = createConsoleHistory(window);
  moved = [];
});

function navigator(isShown = true) {
  return createPaneNavigator(history, {
    isShown: () => isShown,
    fullPath: () => '/admin/nlp/nlps?page=4&size=50',
    moveHidden: (to) => moved.push(to),
  });
}

test('a pane navigates to other pages', () => {
  navigator().go('/admin/assets/assets');
  expect(window.location.pathname).toBe('/admin/assets/assets');
});

test('a pane changes its own query without leaving the page', () => {
  const { visitId } = history.current();
  navigator().setQuery({ page: '', type: 'error' });
  expect(window.location.search).toBe('?type=error');
  expect(history.current().visitId).toBe(visitId);
});

test('a hidden pane changes the location of its own tab, and the browser stays where it is', () => {
  const hidden = navigator(false);
  hidden.go('/admin/users?page=3');
  hidden.setQuery({ page: '5' });
  hidden.back();
  expect(moved).toEqual(['/admin/users?page=3', '/admin/nlp/nlps?page=5&size=50']);
  expect(window.location.pathname + window.location.search).toBe('/admin/log?page=2');
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'a pane never leaves the console: %s',
  (to) => {
    expect(() => navigator().go(to)).toThrow('only within the console');
    expect(() => navigator(false).go(to)).toThrow('only within the console');
  },
);
