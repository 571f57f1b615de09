import { beforeEach, describe, expect, test } from 'vitest';
import type { KnownRoute } from '../../../navigation/routes/known-route.ts';
import { applyNavigation, type PageNavigation } from './apply-navigation.ts';
import { type CloseScope, closeTabs, findNeighbor, listTabsToClose } from './close-tabs.ts';
import { moveTab, togglePin } from './order-tabs.ts';
import { findPage, type Page } from './page.ts';
import { relocateTab } from './relocate-tab.ts';
import { reopenTabs } from './reopen-tabs.ts';
import { filterTabs, restoreTabs } from './restore-tabs.ts';
import { getPaneId, storedTabsSchema } from './tab.ts';
import {
  activateTab,
  changeTab,
  findActiveTab,
  type MountRules,
  NO_TABS,
  type TabState,
} from './tab-state.ts';

const ROUTES: readonly KnownRoute[] = [
  { path: '/home', name: 'home', title: 'Home', closable: false },
  { path: '/list', name: 'list', title: 'List' },
  { path: '/log', name: 'log', title: 'Log', cache: false },
  { path: '/app/:id', name: 'app', title: 'App' },
  { path: '/compare', name: 'compare', title: 'Compare', identity: ['left', 'right'] },
];

let rules: MountRules;
let pageKey: number;

beforeEach(() => {
  rules = { limit: 10, mountsHidden: true, dirtyPanes: new Set() };
  pageKey = 0;
});

function pageAt(address: string): Page {
  const page = findPage(ROUTES, new URL(address, 'https://console.example'));
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
}

function go(state: TabState, address: string, change: Partial<PageNavigation> = {}): TabState {
  pageKey += 1;
  const navigation = { page: pageAt(address), pageKey, isReplacing: false, reloads: false, ...change };
  return applyNavigation(state, navigation, rules);
}

function openPages(...addresses: readonly string[]): TabState {
  return addresses.reduce((state, address) => go(state, address), NO_TABS);
}

const listPaths = ({ tabs }: TabState) => tabs.map(({ fullPath }) => fullPath);
const findTabId = ({ tabs }: TabState, path: string) => tabs.find((tab) => tab.path === path)?.id ?? 'none';
const listMountedPaths = ({ tabs, mountedIds: ids }: TabState) =>
  ids.map((id) => tabs.find((tab) => tab.id === id)?.path);

describe('an opened page', () => {
  test('does not change the tabs when its navigation is applied again', () => {
    const state = openPages('/home', '/app/1?view=runs');
    expect(go(state, '/app/1?view=runs', { pageKey })).toBe(state);
    expect(go(state, '/app/1?view=usage', { pageKey: 2 })).not.toBe(state);
  });

  test('has a separate tab for each value of its path and of its identity query keys', () => {
    const state = openPages(
      '/app/1',
      '/app/2',
      '/compare?left=a',
      '/compare?left=b',
      '/compare?left=b&right=c',
    );
    expect(listPaths(state)).toEqual([
      '/app/1',
      '/app/2',
      '/compare?left=a',
      '/compare?left=b',
      '/compare?left=b&right=c',
    ]);
    expect(findActiveTab(state)?.fullPath).toBe('/compare?left=b&right=c');
  });

  test('is found in its tab regardless of other query values and their order', () => {
    const state = openPages(
      '/list?page=2',
      '/compare?left=a&right=b',
      '/list?page=3',
      '/compare?right=b&left=a',
    );
    expect(listPaths(state)).toEqual(['/list?page=3', '/compare?right=b&left=a']);
    expect(state.tabs[0]).toMatchObject({ path: '/list', query: { page: '3' }, mountNumber: 1 });
  });

  test('is reloaded when it is already on screen, but not by its own navigation', () => {
    const once = openPages('/list');
    expect(findActiveTab(go(once, '/list'))?.mountNumber).toBe(2);
    const changed = go(once, '/list?page=2', { pageKey: once.pageKey ?? 0 });
    expect(findActiveTab(changed)).toMatchObject({ mountNumber: 1, fullPath: '/list?page=2' });
  });

  test('is not reloaded when the user returns to its tab, unless a reload is requested', () => {
    const state = openPages('/list', '/app/1');
    expect(findActiveTab(go(state, '/list'))?.mountNumber).toBe(1);
    expect(findActiveTab(go(state, '/list', { reloads: true }))?.mountNumber).toBe(2);
  });

  test('is shown in the tab of the page that it replaces', () => {
    const created = go(openPages('/home', '/list'), '/app/1', { isReplacing: true });
    expect(listPaths(created)).toEqual(['/home', '/app/1']);
    expect(findActiveTab(created)?.mountNumber).toBe(2);
    const existing = go(go(created, '/list'), '/home', { isReplacing: true });
    expect(listPaths(existing)).toEqual(['/home', '/app/1']);
    expect(findActiveTab(existing)?.path).toBe('/home');
  });

  test('loses the title that its page set when it reloads', () => {
    const named = changeTab(openPages('/app/1'), 'tab-1', (tab) => ({
      ...tab,
      meta: { ...tab.meta, ownTitle: 'Ada' },
    }));
    expect(findActiveTab(go(named, '/app/1?tab=2', { pageKey: named.pageKey ?? 0 }))?.meta.ownTitle).toBe(
      'Ada',
    );
    expect(findActiveTab(go(named, '/app/1'))?.meta.ownTitle).toBeUndefined();
  });
});

describe('hidden panes', () => {
  test('stay mounted up to a limit, and the oldest is unmounted first', () => {
    rules = { ...rules, limit: 3 };
    const state = openPages('/app/1', '/app/2', '/app/3', '/app/1', '/app/4');
    expect(listMountedPaths(state)).toEqual(['/app/4', '/app/1', '/app/3']);
    expect(state.tabs).toHaveLength(4);
  });

  test('stay mounted beyond the limit while they have unsaved work', () => {
    const first = openPages('/app/1');
    rules = { ...rules, limit: 2, dirtyPanes: new Set(first.tabs.map(getPaneId)) };
    const state = ['/app/2', '/app/3', '/app/4'].reduce((before, address) => go(before, address), first);
    expect(listMountedPaths(state)).toEqual(['/app/4', '/app/3', '/app/1']);
  });

  test('are unmounted immediately when their page disables caching', () => {
    expect(listMountedPaths(openPages('/home', '/log', '/list'))).toEqual(['/list', '/home']);
  });

  test('do not stay mounted when tabs are turned off', () => {
    rules = { ...rules, mountsHidden: false };
    expect(listMountedPaths(openPages('/home', '/list'))).toEqual(['/list']);
  });

  test('all stay mounted while a page without a tab is on screen', () => {
    const state = activateTab(openPages('/home', '/list'), undefined, rules);
    expect(listMountedPaths(state)).toEqual(['/list', '/home']);
    expect(findActiveTab(state)).toBeUndefined();
  });

  test('change the location of their own tab, and close it when the new page already has a tab', () => {
    const state = openPages('/list', '/app/1', '/home');
    const pane = 'tab-1.1';
    expect(listPaths(relocateTab(state, pane, pageAt('/list?page=2')))).toEqual([
      '/list?page=2',
      '/app/1',
      '/home',
    ]);
    const moved = relocateTab(state, pane, pageAt('/app/9'));
    expect(listPaths(moved)).toEqual(['/app/9', '/app/1', '/home']);
    expect(listMountedPaths(moved)).toEqual(['/home', '/app/1']);
    expect(listPaths(relocateTab(state, pane, pageAt('/app/1')))).toEqual(['/app/1', '/home']);
    expect(relocateTab(state, 'tab-1.7', pageAt('/app/9'))).toBe(state);
  });
});

describe('closing', () => {
  const closingTabs = (state: TabState, scope: CloseScope, path: string) =>
    listTabsToClose(state.tabs, scope, findTabId(state, path)).map((tab) => tab.path);

  test('closes one tab, the tabs on one side, the others or all, except tabs that cannot be closed', () => {
    const state = togglePin(openPages('/home', '/app/1', '/app/2', '/app/3', '/app/4'), 'tab-2');
    expect(listPaths(state)).toEqual(['/app/1', '/home', '/app/2', '/app/3', '/app/4']);
    expect(closingTabs(state, 'one', '/app/3')).toEqual(['/app/3']);
    expect(closingTabs(state, 'one', '/home')).toEqual([]);
    expect(closingTabs(state, 'one', '/app/1')).toEqual([]);
    expect(closingTabs(state, 'before', '/app/3')).toEqual(['/app/2']);
    expect(closingTabs(state, 'after', '/app/2')).toEqual(['/app/3', '/app/4']);
    expect(closingTabs(state, 'others', '/app/3')).toEqual(['/app/2', '/app/4']);
    expect(closingTabs(state, 'all', '/app/3')).toEqual(['/app/2', '/app/3', '/app/4']);
    expect(closingTabs(state, 'before', '/nowhere')).toEqual([]);
  });

  test('shows the next tab, or the previous one if the closed tab was the last', () => {
    const { tabs } = openPages('/home', '/app/1', '/app/2', '/app/3');
    const neighbor = (...ids: readonly string[]) => findNeighbor(tabs, ids[0] ?? '', new Set(ids))?.path;
    expect(neighbor('tab-2')).toBe('/app/2');
    expect(neighbor('tab-4')).toBe('/app/2');
    expect(neighbor('tab-4', 'tab-3')).toBe('/app/1');
    expect(neighbor('tab-1', 'tab-2', 'tab-3', 'tab-4')).toBeUndefined();
  });

  test('can be undone tab by tab, at the old positions and without the state of the pages', () => {
    const state = openPages('/home', '/app/1', '/app/2', '/app/3');
    const closed = closeTabs(state, new Set(['tab-2', 'tab-3']));
    expect(listMountedPaths(closed)).toEqual(['/app/3', '/home']);
    const once = reopenTabs(closed, 'tab');
    expect(once.fullPath).toBe('/app/2');
    expect(listPaths(once.state)).toEqual(['/home', '/app/3', '/app/2']);
    expect(listMountedPaths(once.state)).toEqual(['/app/3', '/home']);
    const twice = reopenTabs(once.state, 'tab');
    expect(listPaths(twice.state)).toEqual(['/home', '/app/1', '/app/3', '/app/2']);
    expect(new Set(twice.state.tabs.map(({ id }) => id)).size).toBe(4);
    expect(reopenTabs(twice.state, 'tab')).toEqual({ state: twice.state, fullPath: undefined });
  });

  test('of several tabs can be undone in one step', () => {
    const state = openPages('/home', '/app/1', '/app/2', '/app/3');
    const { state: back } = reopenTabs(closeTabs(state, new Set(['tab-2', 'tab-4'])), 'command');
    expect(listPaths(back)).toEqual(listPaths(state));
  });

  test('can be undone without a second tab for a page that was opened again', () => {
    const closed = closeTabs(openPages('/home', '/app/1'), new Set(['tab-2']));
    expect(listPaths(reopenTabs(go(closed, '/app/1'), 'tab').state)).toEqual(['/home', '/app/1']);
  });
});

describe('the order', () => {
  test('changes by moving a tab, not by swapping two', () => {
    const state = openPages('/app/1', '/app/2', '/app/3', '/app/4');
    expect(listPaths(moveTab(state, 'tab-1', 2))).toEqual(['/app/2', '/app/3', '/app/1', '/app/4']);
    expect(listPaths(moveTab(state, 'tab-4', 0))).toEqual(['/app/4', '/app/1', '/app/2', '/app/3']);
    expect(listPaths(moveTab(state, 'tab-4', -3))).toEqual(['/app/4', '/app/1', '/app/2', '/app/3']);
  });

  test('leaves pinned tabs before the others after every move', () => {
    const pinned = togglePin(togglePin(openPages('/app/1', '/app/2', '/app/3'), 'tab-3'), 'tab-2');
    expect(listPaths(pinned)).toEqual(['/app/3', '/app/2', '/app/1']);
    expect(listPaths(moveTab(pinned, 'tab-1', 0))).toEqual(['/app/3', '/app/2', '/app/1']);
    expect(listPaths(moveTab(pinned, 'tab-3', 2))).toEqual(['/app/2', '/app/3', '/app/1']);
    expect(listPaths(togglePin(pinned, 'tab-3'))).toEqual(['/app/2', '/app/3', '/app/1']);
  });
});

describe('stored tabs', () => {
  const stored = () =>
    storedTabsSchema.parse(togglePin(openPages('/home', '/list?page=2', '/app/1'), 'tab-3').tabs);

  test('are restored in order without panes, and a tab that is already open keeps its pane', () => {
    const live = openPages('/list?page=5', '/app/9');
    const state = restoreTabs(live, stored());
    expect(listPaths(state)).toEqual(['/app/1', '/home', '/list?page=5', '/app/9']);
    expect(listMountedPaths(state)).toEqual(['/app/9', '/list']);
    expect(state.tabs[0]?.meta.isPinned).toBe(true);
    expect(new Set(state.tabs.map(({ id }) => id)).size).toBe(4);
    expect(go(state, '/compare').tabs.at(-1)?.id).toBe(`tab-${state.nextTabNumber}`);
  });

  test('are removed with their panes when their pages may not be shown', () => {
    const state = openPages('/home', '/list', '/app/1');
    const filtered = filterTabs(state, ({ path }) => path !== '/app/1');
    expect(listPaths(filtered)).toEqual(['/home', '/list']);
    expect(listMountedPaths(filtered)).toEqual(['/list', '/home']);
    expect(findActiveTab(filtered)).toBeUndefined();
    expect(filterTabs(filtered, () => true)).toBe(filtered);
  });

  test('are rejected when invalid', () => {
    expect(storedTabsSchema.safeParse([{ ...stored()[0], fullPath: 'https://evil.example' }]).success).toBe(
      false,
    );
    expect(storedTabsSchema.safeParse([{ name: 'list' }]).success).toBe(false);
  });
});
