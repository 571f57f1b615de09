// @vitest-environment jsdom
import { appStore, configureRuntime, saveMenuAtom } from '@atrium/runtime';
import { testDeployment } from '@atrium/testing';
import { beforeEach, expect, test } from 'vitest';
import { favoriteEntriesAtom, isFavoriteAtom, toggleFavoriteAtom } from './favorites.ts';

const one = { path: '/admin/one', title: 'One' };
const two = { path: '/admin/two', title: 'Two' };

beforeEach(() => {
  configureRuntime(testDeployment());
  appStore.set(saveMenuAtom, {
    header: [],
    sider: [one, { path: '/admin/more', title: 'More', children: [two] }],
  });
  for (const { path } of appStore.get(favoriteEntriesAtom)) appStore.set(toggleFavoriteAtom, path);
});

const listPaths = (): readonly string[] => appStore.get(favoriteEntriesAtom).map(({ path }) => path);

test('favorites have the order in which they were chosen and are stored for the user', () => {
  appStore.set(toggleFavoriteAtom, two.path);
  appStore.set(toggleFavoriteAtom, one.path);
  expect(listPaths()).toEqual(['/admin/two', '/admin/one']);
  expect(localStorage.getItem('admin-plus-test:ghost-uuid:menu-favorites')).toBe(
    '["/admin/two","/admin/one"]',
  );
});

test('choosing a favorite again removes it', () => {
  appStore.set(toggleFavoriteAtom, one.path);
  appStore.set(toggleFavoriteAtom, one.path);
  expect(appStore.get(isFavoriteAtom)(one.path)).toBe(false);
  expect(listPaths()).toEqual([]);
});

test('a favorite that is no longer in the menu is hidden, and returns with its entry', () => {
  appStore.set(toggleFavoriteAtom, one.path);
  appStore.set(saveMenuAtom, { header: [], sider: [two] });
  expect(listPaths()).toEqual([]);
  appStore.set(saveMenuAtom, { header: [], sider: [one, two] });
  expect(listPaths()).toEqual(['/admin/one']);
});
