// @vitest-environment jsdom
import { sessionsCall } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, openTab, removeCookies, setCookies, type Tab } from '../testing/open-tab.ts';
import { type SessionServer, startSessionServer, USER_ID } from '../testing/session-server.ts';

let server: SessionServer;
let tab: Tab;

beforeEach(async () => {
  server = await startSessionServer();
  tab = await openTab(server.url);
});

afterEach(async () => {
  closeTabs();
  await server.close();
});

const OTHER_USER = '5d0c2b1a-7e8f-4a3b-9c4d-6e5f70819233';

const signIn = (): Promise<unknown> =>
  tab.appStore.set(tab.signInAtom, { account: 'ann', password: 'right password', remember: true });

describe('a log entry', () => {
  it('contains the event, the time, the user and the location', async () => {
    await tab.appStore.set(tab.signInAtom, { account: 'ann', password: 'right password', remember: true });
    tab.appStore.set(tab.writeLogAtom, { message: 'opened', extra: { page: 'console' } });
    const [entry] = tab.appStore.get(tab.logEntriesAtom);
    expect(entry).toMatchObject({
      message: 'opened',
      type: 'info',
      meta: { uuid: USER_ID, token: 'token-2', address: location.href, extra: { page: 'console' } },
    });
    expect(entry?.meta.info?.name).toBe('Ann');
    expect(entry?.time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('shows control characters as text', () => {
    tab.appStore.set(tab.writeLogAtom, { message: 'one\r\ntwo\u001b[31m\u0085\u2028three\ttab' });
    expect(tab.appStore.get(tab.logEntriesAtom)[0]?.message).toBe(
      String.raw`one\x0d\x0atwo\x1b[31m\x85\u2028three\x09tab`,
    );
  });
});

describe('the log', () => {
  it('contains the last thousand entries, each with a unique id', () => {
    for (let index = 1; index <= 1_005; index += 1) {
      tab.appStore.set(tab.writeLogAtom, { message: `entry ${index}` });
    }
    const entries = tab.appStore.get(tab.logEntriesAtom);
    expect(entries[0]?.message).toBe('entry 6');
    expect(entries.at(-1)?.message).toBe('entry 1005');
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(1_000);
  });

  it('counts its errors, and can be cleared', () => {
    tab.appStore.set(tab.writeLogAtom, { message: 'fine' });
    tab.appStore.set(tab.writeLogAtom, { message: 'not fine', type: 'error' });
    expect(tab.appStore.get(tab.logCountsAtom)).toEqual({ all: 2, errors: 1 });
    tab.appStore.set(tab.clearLogAtom);
    expect(tab.appStore.get(tab.logCountsAtom)).toEqual({ all: 0, errors: 0 });
  });

  it('is not stored while no user is signed in', () => {
    tab.appStore.set(tab.writeLogAtom, { message: 'canary' });
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('canary');
  });

  it.each([
    ['a sign-out', () => tab.appStore.set(tab.signOutAtom)],
    [
      'the end of the session',
      async () => {
        removeCookies();
        window.dispatchEvent(new Event('focus'));
      },
    ],
    [
      'the sign-in of another user in another tab',
      async () => {
        setCookies(OTHER_USER);
        window.dispatchEvent(new Event('focus'));
      },
    ],
  ])('is empty after %s', async (_what, leave) => {
    await signIn();
    tab.appStore.set(tab.writeLogAtom, { message: 'before' });
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...sessionStorage })).toContain('before');
    await leave();
    expect(tab.appStore.get(tab.logEntriesAtom)).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('before');
  });
});

describe('after a page load', () => {
  async function loadAgain(): Promise<Tab> {
    window.dispatchEvent(new Event('pagehide'));
    tab.close();
    const loaded = await openTab(server.url);
    await new Promise<void>((resolve) => loaded.whenIdle(resolve));
    return loaded;
  }

  it('the log has the earlier entries, without tokens', async () => {
    await signIn();
    const extra = { cookies: 'token-2 and refresh-2' };
    tab.appStore.set(tab.writeLogAtom, { message: 'before token-2', type: 'error', extra });
    expect(tab.appStore.get(tab.logEntriesAtom)[0]?.meta.token).toBe('token-2');
    const loaded = await loadAgain();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/token-2|refresh-2/);
    loaded.appStore.set(loaded.writeLogAtom, { message: 'after' });
    const entries = loaded.appStore.get(loaded.logEntriesAtom);
    expect(entries.map(({ id, type, message }) => [id, type, message])).toEqual([
      [1, 'error', 'before '],
      [2, 'info', 'after'],
    ]);
    expect(entries[0]?.meta).toMatchObject({ uuid: USER_ID, address: location.href, info: { name: 'Ann' } });
    expect(entries[0]?.meta.token).toBeUndefined();
  });

  it('a cleared log stays empty', async () => {
    await signIn();
    tab.appStore.set(tab.writeLogAtom, { message: 'before' });
    tab.appStore.set(tab.clearLogAtom);
    const loaded = await loadAgain();
    expect(loaded.appStore.get(loaded.logEntriesAtom)).toEqual([]);
  });

  it('another user sees no entries, even if the session changed while the page was closed', async () => {
    await signIn();
    tab.appStore.set(tab.writeLogAtom, { message: 'before' });
    setCookies(OTHER_USER);
    const loaded = await loadAgain();
    expect(loaded.appStore.get(loaded.logEntriesAtom)).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('before');
  });

  it('the log has as many of the newest entries as fit', async () => {
    await signIn();
    for (let index = 1; index <= 100; index += 1) {
      tab.appStore.set(tab.writeLogAtom, { message: `${index} ${'x'.repeat(10_000)}` });
    }
    tab.appStore.set(tab.writeLogAtom, { message: 'x'.repeat(1_000_000) });
    const loaded = await loadAgain();
    const entries = loaded.appStore.get(loaded.logEntriesAtom);
    expect(entries.at(-1)?.message).toMatch(/^100 /);
    expect(entries.length).toBeGreaterThan(10);
    expect(Object.values({ ...sessionStorage }).join('').length).toBeLessThan(300_000);
  });

  it('a corrupt stored log is ignored', async () => {
    await signIn();
    tab.appStore.set(tab.writeLogAtom, { message: 'before' });
    window.dispatchEvent(new Event('pagehide'));
    tab.close();
    for (const key of Object.keys({ ...sessionStorage })) sessionStorage.setItem(key, '{"owner":');
    const loaded = await openTab(server.url);
    expect(loaded.appStore.get(loaded.logEntriesAtom)).toEqual([]);
  });
});

describe('unhandled errors', () => {
  function listMessages(): string[] {
    return tab.appStore.get(tab.logEntriesAtom).map((entry) => `${entry.type} ${entry.message}`);
  }

  function createRejection(reason: unknown): Event {
    return Object.assign(new Event('unhandledrejection'), { reason });
  }

  it('are logged with their source before the message, until the log of errors is uninstalled', () => {
    const uninstall = tab.installErrorLog();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'Uncaught' }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.dispatchEvent(createRejection(new Error('rejected')));
    window.dispatchEvent(createRejection('a text'));
    uninstall();
    window.dispatchEvent(createRejection('too late'));
    expect(listMessages()).toEqual([
      'error window.onerror: broken',
      'error window.onerror: Script error.',
      'error unhandledrejection: rejected',
      'error unhandledrejection: a text',
    ]);
  });

  it('are not logged twice if they come from a request', async () => {
    const uninstall = tab.installErrorLog();
    const error = await tab.request(sessionsCall, {}).catch((reason: unknown) => reason);
    window.dispatchEvent(createRejection(error));
    uninstall();
    expect(listMessages()).toEqual(['error data request exception']);
  });
});
