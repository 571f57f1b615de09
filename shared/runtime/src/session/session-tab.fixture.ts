import { sessionsCall } from '@atrium/contract';
import { afterEach, beforeEach, expect } from 'vitest';
import { closeTabs, openTab, provideWebLocks, type Tab } from '../testing/open-tab.ts';
import { type SessionServer, startSessionServer } from '../testing/session-server.ts';

/** A call to which the server of a {@link setUpSessionTab} responds, and its response data. */
export const call = sessionsCall;
export const data = { list: [], currentId: '0b9f4c1e-6d0a-4c38-9a53-0d1b4a6f7e21' };

interface SessionTab {
  server: SessionServer;
  tab: Tab;
}

/** Creates a server and a browser tab with a signed-in user, new for each test of the file. */
export function setUpSessionTab(): SessionTab {
  const fixture = {} as SessionTab;
  beforeEach(async () => {
    provideWebLocks();
    fixture.server = await startSessionServer();
    fixture.server.state.respond = () => ({ json: { code: 0, data } });
    fixture.tab = await openTab(fixture.server.url);
    await signIn(fixture.tab);
  });
  afterEach(async () => {
    closeTabs();
    await fixture.server.close();
  });
  return fixture;
}

export async function signIn(browserTab: Tab): Promise<void> {
  await browserTab.appStore.set(browserTab.signInAtom, {
    account: 'ann',
    password: 'right password',
    remember: true,
  });
}

export function until(condition: () => boolean): Promise<void> {
  return expect.poll(condition, { timeout: 20_000, interval: 10 }).toBe(true);
}
