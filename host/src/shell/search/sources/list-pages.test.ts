import type { MenuItem } from '@atrium/contract';
import { expect, test } from 'vitest';
import type { KnownRoute } from '../../../navigation/routes/known-route.ts';
import { listPages } from './list-pages.ts';

const MENU: readonly MenuItem[] = [
  { path: '/admin/assets/assets', title: 'Assets' },
  { path: '/admin/log', title: 'Log', auth: ['admin'], hideSider: true },
  {
    path: '/admin/system',
    title: 'System',
    auth: ['admin'],
    children: [{ path: '/admin/system/users', title: 'Users', icon: 'user-group' }],
  },
  { path: '#workspace', title: 'Workspace' },
  { path: 'https://docs.example/', title: 'Docs' },
];

const ROUTES: readonly KnownRoute[] = [
  { path: '/login', name: 'login', title: 'Sign in', isPublic: true },
  { path: '/register/result', name: 'result', title: 'Registered' },
  { path: '/setting/user', name: 'user-setting', title: 'My settings' },
  { path: '/admin/log', name: 'log', title: 'Log' },
  { path: '/admin/assets/app/create', name: 'create', title: 'New app', access: ['user', 'admin'] },
  { path: '/admin/assets/app/:id', name: 'app', title: 'App', access: ['user', 'admin'] },
  { path: '/admin/secret', name: 'secret', title: 'Secrets', access: ['admin'] },
];

const listTitles = (access: readonly string[] | undefined, menu = MENU) =>
  listPages({ menu, routes: ROUTES, access }).map(({ title }) => title);

test('a user finds the pages that their roles may open, and no others', () => {
  expect(listTitles(['user'])).toEqual(['Assets', 'Docs', 'My settings', 'New app']);
});

test('an admin also finds pages that the side menu hides, and pages in groups', () => {
  const pages = listPages({ menu: MENU, routes: ROUTES, access: ['admin'] });
  expect(pages.map(({ title }) => title)).toEqual([
    'Assets',
    'Log',
    'Users',
    'Docs',
    'My settings',
    'New app',
    'Secrets',
  ]);
  expect(pages.find(({ title }) => title === 'Users')).toEqual({
    path: '/admin/system/users',
    title: 'Users',
    icon: 'user-group',
    groups: ['System'],
  });
});

test('a page with several entries is found once', () => {
  const twice = [...MENU, { path: '/admin/assets/assets', title: 'My apps' }];
  expect(listTitles(['user'], twice)).toEqual(listTitles(['user']));
});

test('an entry without roles is not found if its route is forbidden', () => {
  expect(listTitles(['user'], [{ path: '/admin/secret', title: 'Secrets' }])).not.toContain('Secrets');
});
