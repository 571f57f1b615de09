import type { MenuItem } from '@atrium/contract';
import { expect, test } from 'vitest';
import { findPageTrail } from './find-page-trail.ts';

const menu: readonly MenuItem[] = [
  { path: '/admin/dashboard/console', title: 'Dashboard', auth: ['admin'] },
  { path: '/admin/dashboard/runs', title: 'Runs', auth: ['runs'] },
  {
    path: '/admin/system',
    title: 'System',
    auth: ['admin'],
    children: [
      { path: '/admin/system/users', title: 'Users', auth: ['admin'] },
      { path: '/admin/log', title: 'Log', auth: ['admin'], hideSider: true },
    ],
  },
];
const listTitles = (access: readonly string[], pathname: string) =>
  findPageTrail(menu, access, pathname).map(({ title }) => title);

test('the trail to a page whose own entry the user does not see leads through the entry beside it', () => {
  expect(listTitles(['admin'], '/admin/dashboard/runs')).toEqual(['Dashboard']);
  expect(listTitles(['runs'], '/admin/dashboard/runs')).toEqual(['Runs']);
});

test('the trail to a hidden entry leads through its group, for users who see the group', () => {
  expect(listTitles(['admin'], '/admin/log')).toEqual(['System', 'Log']);
  expect(listTitles(['user'], '/admin/log')).toEqual([]);
});
