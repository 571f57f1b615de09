// @vitest-environment jsdom
import { sessionsCall } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeTabs,
  openTab,
  provideWebLocks,
  removeCookies,
  setCookies,
  type Tab,
} from '../testing/open-tab.ts';
import { type SessionServer, startSessionServer, USER_ID } from '../testing/session-server.ts';

let server: SessionServer;
let tab: Tab;

beforeEach(async () => {
  provideWebLocks();
  server = await startSessionServer();
  tab = await openTab(server.url);
});

afterEach(async () => {
  closeTabs();
  await server.close();
});

async function signIn(browserTab: Tab, { remember = true } = {}): Promise<void> {
  await browserTab.appStore.set(browserTab.signInAtom, {
    account: 'ann',
    password: 'right password',
    remember,
  });
}

function until(condition: () => boolean): Promise<void> {
  return expect.poll(condition, { timeout: 20_000, interval: 10 }).toBe(true);
}

/** Returns the texts that an action writes to `document.cookie`. */
async function recordCookies(act: () => Promise<unknown>): Promise<string[]> {
  const written: string[] = [];
  const original = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text: string) => {
    written.push(text);
    original?.call(document, text);
  });
  await act();
  return written;
}

const REGISTRATION = { mail: 'ann@example.org', password: 'right password', mobile: '+8613800138000' };

describe('signing in', () => {
  it('stores the three cookies, strict and for the whole site, and the user info', async () => {
    const written = await recordCookies(() => signIn(tab));
    expect(written.map((text) => text.split('=')[0])).toEqual([
      'test-uuid',
      'test-token',
      'test-refreshToken',
    ]);
    for (const text of written) expect(text.toLowerCase()).toMatch(/; path=\/(;.*)?; samesite=strict/);
    expect(tab.appStore.get(tab.sessionAtom)).toEqual({
      uuid: USER_ID,
      token: 'token-2',
      refreshToken: 'refresh-2',
    });
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(true);
    expect(localStorage.getItem(`admin-plus-test:${USER_ID}:user-info`)).toContain('"name":"Ann"');
  });

  it('sends no cookie over plain HTTP if the console was loaded over HTTPS', async () => {
    const countSecure = (texts: readonly string[]) =>
      texts.filter((text) => /; secure(;|$)/i.test(text)).length;
    expect(countSecure(await recordCookies(() => signIn(tab)))).toBe(0);
    vi.restoreAllMocks();
    vi.stubGlobal('location', { ...window.location, protocol: 'https:' });
    const written = await recordCookies(() => signIn(tab));
    vi.unstubAllGlobals();
    expect([written.length, countSecure(written)]).toEqual([3, 3]);
  });

  it('stores cookies for a day if remembered, even after a refresh', async () => {
    const written = await recordCookies(async () => {
      await signIn(tab);
      server.state.isExpired = true;
      await tab.request(sessionsCall, {}).catch(() => undefined);
    });
    expect(written).toHaveLength(6);
    for (const text of written) {
      const expires = Date.parse(/expires=([^;]+)/i.exec(text)?.[1] ?? '');
      expect(expires).toBeGreaterThan(Date.now() + 86_000_000);
      expect(expires).toBeLessThanOrEqual(Date.now() + 86_400_000);
    }
  });

  it('stores cookies until the browser closes if not remembered', async () => {
    const written = await recordCookies(() => signIn(tab, { remember: false }));
    expect(written).toHaveLength(3);
    expect(written.join()).not.toMatch(/expires|max-age/i);
  });

  it.each([
    ['fails', () => tab.appStore.set(tab.signInAtom, { account: 'ann', password: 'wrong', remember: true })],
    [
      'fails to register',
      () => tab.appStore.set(tab.registerAtom, { ...REGISTRATION, password: 'wrong', captcha: 'solved' }),
    ],
  ])('reports an attempt that %s only to the caller', async (_what, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code: 2001 });
    expect(tab.appStore.get(tab.requestErrorAtom)).toBeUndefined();
    expect(tab.appStore.get(tab.logEntriesAtom)).toEqual([]);
    expect(document.cookie).toBe('');
  });

  it('is not required after registering, which also starts a session', async () => {
    await tab.appStore.set(tab.registerAtom, { ...REGISTRATION, captcha: 'solved' });
    expect(document.cookie).toContain('test-token=token-2');
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(true);
  });

  it('lasts after a reload', async () => {
    await signIn(tab);
    const reloaded = await openTab(server.url);
    expect(reloaded.appStore.get(reloaded.isSignedInAtom)).toBe(true);
    expect(reloaded.appStore.get(reloaded.userInfoAtom)?.name).toBe('Ann');
  });

  it.each(['uuid', 'token', 'refreshToken'])('has no effect if the cookie %s is missing', async (field) => {
    setCookies(USER_ID, { [field]: '' });
    const reloaded = await openTab(server.url);
    expect(reloaded.appStore.get(reloaded.sessionAtom)).toBeUndefined();
  });

  it('does not sign the user in without user info', async () => {
    await signIn(tab);
    localStorage.setItem(`admin-plus-test:${USER_ID}:user-info`, '{"name":');
    const reloaded = await openTab(server.url);
    expect(reloaded.appStore.get(reloaded.sessionAtom)).toBeDefined();
    expect(reloaded.appStore.get(reloaded.isSignedInAtom)).toBe(false);
  });
});

describe('signing out', () => {
  it('notifies the server, and removes cookies, user info and log', async () => {
    await signIn(tab);
    tab.appStore.set(tab.writeLogAtom, { message: 'with the token' });
    await tab.appStore.set(tab.signOutAtom);
    expect(server.state.logoutCount).toBe(1);
    expect(document.cookie).toBe('');
    expect(localStorage.getItem(`admin-plus-test:${USER_ID}:user-info`)).toBeNull();
    expect(tab.appStore.get(tab.logEntriesAtom)).toEqual([]);
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(false);
    expect(tab.appStore.get(tab.sessionEndAtom)).toBeUndefined();
  });

  it('is not a lost session, even if the cookies disappear before the server responds', async () => {
    await signIn(tab);
    const signOut = tab.appStore.set(tab.signOutAtom);
    removeCookies();
    window.dispatchEvent(new Event('focus'));
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(false);
    expect(tab.appStore.get(tab.sessionEndAtom)).toBeUndefined();
    await signOut;
    await signIn(tab);
    removeCookies();
    window.dispatchEvent(new Event('focus'));
    expect(tab.appStore.get(tab.sessionEndAtom)?.reason).toBe('elsewhere');
  });

  it('ends the session in all browser tabs, and clears their logs, which contain tokens', async () => {
    await signIn(tab);
    const others = [await openTab(server.url), await openTab(server.url)];
    for (const browserTab of others)
      browserTab.appStore.set(browserTab.writeLogAtom, { message: 'with the token' });
    await tab.appStore.set(tab.signOutAtom);
    await until(() =>
      others.every((browserTab) => browserTab.appStore.get(browserTab.sessionAtom) === undefined),
    );
    const ends = others.map((browserTab) => browserTab.appStore.get(browserTab.sessionEndAtom)?.reason);
    expect(ends).toEqual(['elsewhere', 'elsewhere']);
    expect(others.map((browserTab) => browserTab.appStore.get(browserTab.hasLostSessionAtom))).toEqual([
      false,
      false,
    ]);
    expect(others.flatMap((browserTab) => browserTab.appStore.get(browserTab.logEntriesAtom))).toEqual([]);
  });
});

describe('a session that the server rejects', () => {
  const haveLost = (tabs: readonly Tab[]) =>
    tabs.map((browserTab) => browserTab.appStore.get(browserTab.hasLostSessionAtom));

  it('is lost in every browser tab, until the next sign-in', async () => {
    await signIn(tab);
    await tab.appStore.set(tab.signOutAtom);
    await signIn(tab);
    const tabs = [tab, await openTab(server.url), await openTab(server.url)];
    expect(haveLost(tabs)).toEqual([false, false, false]);
    server.state.isExpired = true;
    server.state.refreshReply = () => ({ status: 401 });
    await tab.request(sessionsCall, {}).catch(() => undefined);
    await until(() => haveLost(tabs).every(Boolean));
    await signIn(tab);
    await until(() => !haveLost(tabs).some(Boolean));
  });
});

describe('another browser tab', () => {
  it('is signed in as soon as one tab is', async () => {
    const other = await openTab(server.url);
    await signIn(tab);
    await until(() => other.appStore.get(other.sessionAtom)?.token === 'token-2');
  });

  it.each([
    ['is given the focus', () => window.dispatchEvent(new Event('focus'))],
    ['is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('detects expired cookies when it %s', async (_what, trigger) => {
    await signIn(tab);
    removeCookies();
    trigger();
    expect(tab.appStore.get(tab.sessionAtom)).toBeUndefined();
    expect(tab.appStore.get(tab.sessionEndAtom)).toMatchObject({ reason: 'elsewhere', isResumable: false });
  });
});

describe('a browser that rejects cookies', () => {
  it('is detected, and the session stays in the tab’s memory', async () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    const rejecting = await openTab(server.url);
    await signIn(rejecting);
    expect(rejecting.appStore.get(rejecting.areCookiesOffAtom)).toBe(true);
    window.dispatchEvent(new Event('focus'));
    expect(rejecting.appStore.get(rejecting.isSignedInAtom)).toBe(true);
    await rejecting.appStore.set(rejecting.signOutAtom);
    expect(server.state.logoutCount).toBe(1);
    expect(rejecting.appStore.get(rejecting.isSignedInAtom)).toBe(false);
  });

  it('is distinguished from one that accepts them', async () => {
    await signIn(tab);
    expect(tab.appStore.get(tab.areCookiesOffAtom)).toBe(false);
  });
});
