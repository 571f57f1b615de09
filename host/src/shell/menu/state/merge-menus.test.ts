import { expect, test } from 'vitest';
import { filterVisibleMenu } from './filter-visible-menu.ts';
import { findMenuTrail } from './find-menu-trail.ts';
import { mergeMenus } from './merge-menus.ts';

const dashboard = { path: '/admin/dashboard', title: 'dashboard', auth: ['admin'] };
const assets = { path: '/admin/assets/assets', title: 'assets', auth: ['user', 'admin'] };
const log = { path: '/admin/log', title: 'log', auth: ['admin'], hideSider: true };
const audit = { path: '/admin/system/audit', title: 'audit', auth: ['admin'] };
const users = { path: '/admin/system/users', title: 'users', auth: ['admin'] };

function listPaths(items: readonly { readonly path: string }[]): readonly string[] {
  return items.map(({ path }) => path);
}

test('the entries of several menus stay in the order of the menus', () => {
  expect(listPaths(mergeMenus([[dashboard, log], [assets]]))).toEqual([
    '/admin/dashboard',
    '/admin/log',
    '/admin/assets/assets',
  ]);
});

test('a group that two remotes share contains the entries of both', () => {
  const system = { path: '/admin/system', title: 'system' };
  const merged = mergeMenus([[{ ...system, children: [audit] }], [{ ...system, children: [users] }]]);
  expect(merged).toHaveLength(1);
  expect(listPaths(merged[0]?.children ?? [])).toEqual(['/admin/system/audit', '/admin/system/users']);
});

test("the server's values of an entry take precedence, and those that it omits stay", () => {
  const [entry] = mergeMenus([[dashboard], [{ path: dashboard.path, title: 'Overview', auth: undefined }]]);
  expect(entry).toEqual({ ...dashboard, title: 'Overview' });
});

test("the side menu shows visible entries of the user's roles only", () => {
  const menu = [dashboard, assets, log];
  expect(listPaths(filterVisibleMenu(menu, ['admin']))).toEqual(['/admin/dashboard', '/admin/assets/assets']);
  expect(listPaths(filterVisibleMenu(menu, ['user']))).toEqual(['/admin/assets/assets']);
});

test('without an access list every entry that names a role is hidden, and the others stay', () => {
  const open = { path: '/open', title: 'open' };
  expect(listPaths(filterVisibleMenu([dashboard, assets, open], undefined))).toEqual(['/open']);
  expect(listPaths(filterVisibleMenu([dashboard, assets, open], []))).toEqual(['/open']);
});

test('a group without visible entries is hidden', () => {
  const group = { path: '/admin/system', title: 'system', children: [audit, users] };
  expect(filterVisibleMenu([group], ['user'])).toEqual([]);
});

test('the trail to a page leads through its group, also for a page without an entry', () => {
  const versions = { path: '/admin/algorithm/algorithms', title: 'algorithms' };
  const menu = [assets, { path: '/admin/algorithm', title: 'algorithm', children: [versions] }];
  expect(listPaths(findMenuTrail(menu, '/admin/algorithm/algorithms'))).toEqual([
    '/admin/algorithm',
    '/admin/algorithm/algorithms',
  ]);
  expect(listPaths(findMenuTrail(menu, '/admin/algorithm/algorithm/versions/7'))).toEqual([
    '/admin/algorithm',
  ]);
  expect(findMenuTrail(menu, '/setting/user')).toEqual([]);
});

test('a page without an entry belongs to the only entry in its folder, and to none when there are several', () => {
  expect(listPaths(findMenuTrail([dashboard, assets], '/admin/assets/nlpApp/7'))).toEqual([
    '/admin/assets/assets',
  ]);
  expect(findMenuTrail([audit, users], '/admin/system/status')).toEqual([]);
  expect(findMenuTrail([log], '/admin/other')).toEqual([]);
});
