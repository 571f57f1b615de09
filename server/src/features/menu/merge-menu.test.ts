import type { MenuItem } from '@atrium/contract';
import { expect, test } from 'vitest';
import { filterMenu, mergeMenu } from './merge-menu.ts';

const items: readonly MenuItem[] = [
  { path: '/dashboard', title: 'Dashboard', auth: ['admin'] },
  {
    path: '/assets',
    title: 'Assets',
    auth: ['user', 'admin'],
    children: [
      { path: '/assets/all', title: 'All' },
      { path: '/assets/audit', title: 'Audit', auth: ['admin'] },
    ],
  },
  { path: '/help', title: 'Help', auth: [] },
];

function listPaths(menu: readonly MenuItem[]): string[] {
  return menu.flatMap((item) => [item.path, ...listPaths(item.children ?? [])]);
}

test('filters entries by role on every level', () => {
  expect(listPaths(filterMenu(items, ['user']))).toEqual(['/assets', '/assets/all', '/help']);
});

test('without an access list, returns only entries that require no role', () => {
  expect(listPaths(filterMenu(items, []))).toEqual(['/help']);
});

test('a stored entry replaces the entry with its path, and a new one comes last', () => {
  const stored = [
    { path: '/news', title: 'News' },
    { path: '/assets/all', title: 'Everything' },
  ];
  const merged = mergeMenu(items, stored);
  expect(listPaths(merged)).toEqual([
    '/dashboard',
    '/assets',
    '/assets/all',
    '/assets/audit',
    '/help',
    '/news',
  ]);
  expect(merged[1]?.children?.[0]?.title).toBe('Everything');
});
