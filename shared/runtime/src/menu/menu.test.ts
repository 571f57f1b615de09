// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, openTab, type Tab } from '../testing/open-tab.ts';
import { type SessionServer, startSessionServer, USER_ID } from '../testing/session-server.ts';

let server: SessionServer;
let tab: Tab;

beforeEach(async () => {
  server = await startSessionServer();
  tab = await openTab(server.url);
  await tab.appStore.set(tab.signInAtom, { account: 'ann', password: 'right password', remember: true });
});

afterEach(async () => {
  closeTabs();
  await server.close();
});

const sider = [{ path: '/admin/log', title: 'menu.log', auth: ['admin'], hideSider: true }];

describe('the menu', () => {
  it('is stored for the user when the server returns it', async () => {
    const bodies: unknown[] = [];
    server.state.respond = ({ body }) => {
      bodies.push(body);
      return { json: { code: 0, data: { header: [], sider, siderMenuBadge: { '/admin/log': '3' } } } };
    };
    await tab.appStore.set(tab.loadMenuAtom, { header: [], sider: [] });
    expect(bodies).toEqual([{ header: [], sider: [] }]);
    expect(tab.appStore.get(tab.storedSideMenuAtom)).toEqual(sider);
    expect(tab.appStore.get(tab.storedSideBadgesAtom)).toEqual({ '/admin/log': '3' });
    expect(tab.appStore.get(tab.storedHeaderMenuAtom)).toEqual([]);
    expect(tab.appStore.get(tab.storedHeaderBadgesAtom)).toEqual({});
    expect(localStorage.getItem(`admin-plus-test:${USER_ID}:sider-menu`)).toBe(JSON.stringify(sider));
    await tab.appStore.set(tab.signOutAtom);
    expect(tab.appStore.get(tab.storedSideMenuAtom)).toEqual([]);
  });

  it('stays unchanged without a toast if the request fails', async () => {
    tab.appStore.set(tab.saveMenuAtom, { header: [], sider });
    server.state.respond = () => ({ status: 503 });
    await expect(tab.appStore.set(tab.loadMenuAtom, { header: [], sider: [] })).rejects.toThrow();
    expect(tab.appStore.get(tab.storedSideMenuAtom)).toEqual(sider);
    expect(tab.appStore.get(tab.requestErrorAtom)).toBeUndefined();
  });
});
