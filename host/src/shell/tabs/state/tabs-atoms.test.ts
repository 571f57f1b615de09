// @vitest-environment jsdom
import { localeAtom } from '@atrium/i18n';
import {
  appStore,
  configureRuntime,
  dirtyPanesAtom,
  layoutSettingsAtom,
  setPaneDirtyAtom,
  signInAtom,
  signOutAtom,
  userIdAtom,
} from '@atrium/runtime';
import { startTestApi, type TestApi } from '@atrium/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leaveRequestAtom, resolveLeaveAtom } from '../../../navigation/history/leave-request-atom.ts';
import type { KnownRoute } from '../../../navigation/routes/known-route.ts';
import { setBrowserNavigatorAtom } from './browser-navigator-atom.ts';
import { closeTabsAtom, reopenTabAtom, undoCloseAtom, undoOfferAtom } from './close-atoms.ts';
import { applyNavigationAtom, restoreAndFilterTabsAtom } from './navigation-atoms.ts';
import { openTabsAtom } from './open-tabs-atom.ts';
import { togglePinAtom } from './order-atoms.ts';
import { findPage } from './page.ts';
import { retitleTabAtom } from './pane-atoms.ts';
import { reloadTabAtom, switchToTabAtom } from './switch-atoms.ts';
import { activeTabAtom, leaveTabsAtom, setTabOwnerAtom, tabsAtom } from './tabs-atom.ts';

const ROUTES: readonly KnownRoute[] = [
  { path: '/admin/assets/assets', name: 'assets', title: 'Assets', closable: false },
  { path: '/app/:id', name: 'app', title: 'App' },
];
const INFO = { name: 'Ada', avatar: '', access: ['user' as const] };
let api: TestApi;
let navigations: string[];
let pageKey = 0;
/** Each test uses its own user, because the data stored for a user also stays in memory. */
let userNumber = 10;

beforeEach(async () => {
  userNumber += 1;
  const uuid = `018f2a70-0000-7000-8000-0000000000${userNumber}`;
  api = await startTestApi({
    '/api/login': () => ({ code: 0, data: { uuid, token: 't', refreshToken: 'r', info: INFO } }),
    '/api/logout': () => ({ code: 0, data: { done: true } }),
  });
  configureRuntime(api.deployment);
  navigations = [];
  await signIn();
});

afterEach(async () => {
  await signOut();
  await api.close();
});

async function signIn(): Promise<void> {
  await appStore.set(signInAtom, { account: 'ada', password: 'secret words', remember: true });
  appStore.set(setBrowserNavigatorAtom, {
    push: (to) => void navigations.push(`push ${to}`),
    replace: (to) => void navigations.push(`replace ${to}`),
    reload: () => void navigations.push('reload'),
  });
  appStore.set(setTabOwnerAtom, appStore.get(userIdAtom));
}

async function signOut(): Promise<void> {
  await appStore.set(signOutAtom);
  appStore.set(leaveTabsAtom);
}

const restoreAndFilter = (): void => appStore.set(restoreAndFilterTabsAtom, () => true);

function go(address: string, { isPlainLink = false } = {}): string | undefined {
  const page = findPage(ROUTES, new URL(address, 'https://console.example'));
  if (!page) throw new Error(`There is no page at ${address}.`);
  pageKey += 1;
  return appStore.set(
    applyNavigationAtom,
    { page, pageKey, isReplacing: false, reloads: false },
    isPlainLink,
  );
}

const listPaths = (): readonly string[] => appStore.get(openTabsAtom).map(({ fullPath }) => fullPath);
const findTabId = (path: string): string =>
  appStore.get(tabsAtom).tabs.find((tab) => tab.path === path)?.id ?? '';

function markDirty(path: string): string {
  const pane = `${findTabId(path)}.1`;
  appStore.set(setPaneDirtyAtom, pane, true);
  return pane;
}

test('tabs are restored for their user, except those that the user may no longer see', async () => {
  restoreAndFilter();
  go('/admin/assets/assets');
  go('/app/1?tab=usage');
  await signOut();
  expect(listPaths()).toEqual([]);
  sessionStorage.clear();
  await signIn();
  go('/app/2');
  restoreAndFilter();
  expect(listPaths()).toEqual(['/admin/assets/assets', '/app/1?tab=usage', '/app/2']);
  expect(appStore.get(activeTabAtom)?.path).toBe('/app/2');
  appStore.set(restoreAndFilterTabsAtom, ({ path }) => path !== '/app/1');
  expect(listPaths()).toEqual(['/admin/assets/assets', '/app/2']);
});

test('tabs are not restored when the user disables this', async () => {
  restoreAndFilter();
  go('/app/1');
  appStore.set(layoutSettingsAtom, { restoresTabs: false });
  await signOut();
  await signIn();
  restoreAndFilter();
  expect(listPaths()).toEqual([]);
});

test('tabs are not restored when the deployment disables this', async () => {
  restoreAndFilter();
  go('/app/1');
  await signOut();
  configureRuntime({
    ...api.deployment,
    features: { ...api.deployment.features, restoreTabs: false },
  });
  await signIn();
  restoreAndFilter();
  expect(listPaths()).toEqual([]);
});

test('a window restores its own tabs after a reload, even if another window has stored others', async () => {
  restoreAndFilter();
  go('/app/1');
  const owner = appStore.get(userIdAtom);
  const name = Object.keys(localStorage).find((key) => key.endsWith(`${owner}:opened-tabs`)) ?? '';
  window.dispatchEvent(new StorageEvent('storage', { key: name, newValue: '[]' }));
  appStore.set(setTabOwnerAtom, 'another user');
  appStore.set(setTabOwnerAtom, owner);
  restoreAndFilter();
  expect(listPaths()).toEqual(['/app/1']);
});

test('a plain link opens a mounted page at its last location, and a link with a query opens that query', () => {
  restoreAndFilter();
  go('/app/1?tab=usage');
  go('/app/2');
  expect(go('/app/1', { isPlainLink: true })).toBe('/app/1?tab=usage');
  go('/app/2');
  expect(go('/app/1?tab=run')).toBeUndefined();
  expect(listPaths()).toEqual(['/app/1?tab=run', '/app/2']);
});

test('closing the tab on screen shows the next tab, then the previous one, and finally the index page', () => {
  restoreAndFilter();
  for (const address of ['/app/1', '/app/2', '/app/3']) go(address);
  go('/app/2');
  appStore.set(closeTabsAtom, 'one', findTabId('/app/2'));
  go('/app/3');
  appStore.set(closeTabsAtom, 'one', findTabId('/app/3'));
  go('/app/1');
  appStore.set(closeTabsAtom, 'one', findTabId('/app/1'));
  expect(navigations).toEqual(['replace /app/3', 'replace /app/1', 'replace /admin/assets/assets']);
  appStore.set(reopenTabAtom);
  expect(navigations.at(-1)).toBe('push /app/1');
});

test('closing another tab does not navigate, and closing all tabs leads to the index page', () => {
  restoreAndFilter();
  for (const address of ['/admin/assets/assets', '/app/1', '/app/2']) go(address);
  appStore.set(closeTabsAtom, 'one', findTabId('/app/1'));
  expect(navigations).toEqual([]);
  expect(appStore.get(undoOfferAtom)).toBeUndefined();
  go('/app/1');
  appStore.set(closeTabsAtom, 'all', '');
  expect(navigations).toEqual(['replace /admin/assets/assets']);
  expect(appStore.get(undoOfferAtom)).toMatchObject({ count: 2 });
  appStore.set(undoCloseAtom);
  expect(listPaths()).toEqual(['/admin/assets/assets', '/app/2', '/app/1']);
  expect(appStore.get(undoOfferAtom)).toBeUndefined();
});

test('closing all tabs from a pinned tab opens the index page in another tab', () => {
  restoreAndFilter();
  for (const address of ['/app/1', '/app/2']) go(address);
  appStore.set(togglePinAtom, findTabId('/app/1'));
  go('/app/1');
  appStore.set(closeTabsAtom, 'all', '');
  expect(listPaths()).toEqual(['/app/1']);
  expect(navigations).toEqual(['push /admin/assets/assets']);
});

test('closing tabs can be undone until the next tab is closed or the session ends', async () => {
  restoreAndFilter();
  for (const address of ['/app/1', '/app/2', '/app/3', '/app/4']) go(address);
  appStore.set(closeTabsAtom, 'before', findTabId('/app/3'));
  expect(appStore.get(undoOfferAtom)).toMatchObject({ count: 2 });
  appStore.set(closeTabsAtom, 'one', findTabId('/app/3'));
  expect(appStore.get(undoOfferAtom)).toBeUndefined();
  for (const address of ['/app/1', '/app/2', '/app/4']) go(address);
  appStore.set(closeTabsAtom, 'others', findTabId('/app/4'));
  expect(appStore.get(undoOfferAtom)).toMatchObject({ count: 2 });
  await signOut();
  expect(appStore.get(undoOfferAtom)).toBeUndefined();
});

test('no tab with unsaved work closes or reloads before the user agrees', () => {
  restoreAndFilter();
  go('/app/1');
  const pane = markDirty('/app/1');
  go('/app/2');
  appStore.set(closeTabsAtom, 'others', findTabId('/app/2'));
  expect(appStore.get(leaveRequestAtom)?.panes).toEqual([pane]);
  appStore.set(resolveLeaveAtom, false);
  appStore.set(reloadTabAtom, findTabId('/app/1'));
  expect(appStore.get(tabsAtom).mountedIds).toContain(findTabId('/app/1'));
  appStore.set(resolveLeaveAtom, true);
  expect(appStore.get(tabsAtom).mountedIds).not.toContain(findTabId('/app/1'));
  expect([...appStore.get(dirtyPanesAtom)]).toEqual([]);
  expect(listPaths()).toEqual(['/app/1', '/app/2']);
});

test('switching to a tab opens its last location, switching to the tab on screen does nothing, and reloading that tab reloads it at once', () => {
  restoreAndFilter();
  go('/app/1?tab=usage');
  go('/app/2');
  appStore.set(switchToTabAtom, findTabId('/app/2'));
  appStore.set(switchToTabAtom, findTabId('/app/1'));
  appStore.set(reloadTabAtom, findTabId('/app/2'));
  expect(navigations).toEqual(['push /app/1?tab=usage', 'reload']);
});

test('a title that a page set is shown only in its own language, also after a reload, and the name of a record in every language', () => {
  restoreAndFilter();
  const titles = () => appStore.get(openTabsAtom).map(({ title }) => title);
  go('/app/1');
  go('/app/2');
  go('/app/3');
  const locale = appStore.get(localeAtom);
  const otherLocale = locale === 'en-US' ? 'zh-CN' : 'en-US';
  appStore.set(retitleTabAtom, findTabId('/app/1'), 'Versions of kmeans', otherLocale);
  appStore.set(retitleTabAtom, findTabId('/app/2'), 'Versions of kmeans', locale);
  appStore.set(retitleTabAtom, findTabId('/app/3'), 'kmeans');
  expect(titles()).toEqual(['App', 'Versions of kmeans', 'kmeans']);
  appStore.set(leaveTabsAtom);
  appStore.set(setTabOwnerAtom, appStore.get(userIdAtom));
  restoreAndFilter();
  expect(titles()).toEqual(['App', 'Versions of kmeans', 'kmeans']);
});
