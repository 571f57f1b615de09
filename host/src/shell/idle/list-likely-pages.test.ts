import { expect, test } from 'vitest';
import { listLikelyPages } from './list-likely-pages.ts';

const route = (name: string, remoteName?: string, access?: readonly string[]) => ({
  path: `/${name}`,
  name,
  title: name,
  ...(remoteName ? { remoteName } : {}),
  ...(access ? { access } : {}),
});

const ROUTES = [
  route('home'),
  route('one-list', 'one'),
  route('one-item', 'one'),
  route('two-list', 'two'),
  route('two-secret', 'two', ['admin']),
  route('three-list', 'three'),
];

const entry = (name: string, children?: readonly { path: string; title: string }[]) => ({
  path: `/${name}`,
  title: name,
  ...(children ? { children } : {}),
});

const MENU = [entry('home'), entry('group', [entry('two-list')]), entry('one-list')];

const listNames = (opened: readonly string[], access?: readonly string[]) =>
  listLikelyPages(ROUTES, { menu: MENU, access, opened }).map(({ name }) => name);

test('if no page was opened before, the list has the first entry of each remote, in menu order', () => {
  expect(listNames([])).toEqual(['two-list', 'one-list']);
});

test('recently opened pages come first, including pages without a menu entry', () => {
  expect(listNames(['one-item', 'one-list'])).toEqual(['one-item', 'two-list']);
});

test('forbidden pages, pages that do not exist, and pages of remotes without a menu entry are left out', () => {
  expect(listNames(['two-secret', 'long-gone', 'three-list', 'home'], ['user'])).toEqual([
    'two-list',
    'one-list',
  ]);
  expect(listNames(['two-secret'], ['admin'])).toEqual(['two-secret', 'one-list']);
});
