import { beforeEach, expect, test } from 'vitest';
import { type ConsoleHistory, createConsoleHistory } from '../../navigation/console-history.ts';
import { createPaneNavigator } from './create-pane-navigator.ts';

let history: ConsoleHistory;

beforeEach(() => {
  window.history.replaceState(null, '', '/admin/log?page=2');
  history = createConsoleHistory(window);
});

test('a pane goes to other pages', () => {
  createPaneNavigator(history, history.current().visit).go('/admin/assets/assets');
  expect(window.location.pathname).toBe('/admin/assets/assets');
});

test('a pane changes its own query without leaving itself', () => {
  const { visit } = history.current();
  createPaneNavigator(history, visit).setQuery({ page: '', type: 'error' });
  expect(window.location.search).toBe('?type=error');
  expect(history.current().visit).toBe(visit);
});

test('a pane that is no longer on screen moves nothing', () => {
  const navigator = createPaneNavigator(history, history.current().visit);
  history.push('/admin/assets/assets');
  navigator.go('/admin/log');
  navigator.setQuery({ page: '3' });
  expect(window.location.pathname + window.location.search).toBe('/admin/assets/assets');
});

test.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example'])(
  'a pane never leaves the console: %s',
  (to) => {
    const navigator = createPaneNavigator(history, history.current().visit);
    expect(() => navigator.go(to)).toThrow('addresses of the console only');
  },
);
