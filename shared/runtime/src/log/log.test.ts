// @vitest-environment jsdom
import { sessionsCall } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeTabs, openTab, type Tab } from '../testing/open-tab.ts';
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

describe('a log entry', () => {
  it('says what, when, who and where', async () => {
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
  it('keeps the last thousand entries, under ids of their own', () => {
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

  it('is kept nowhere but in memory', () => {
    tab.appStore.set(tab.writeLogAtom, { message: 'canary' });
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('canary');
  });
});

describe('an unhandled error', () => {
  function messages(): string[] {
    return tab.appStore.get(tab.logEntriesAtom).map((entry) => `${entry.type} ${entry.message}`);
  }

  function rejection(reason: unknown): Event {
    return Object.assign(new Event('unhandledrejection'), { reason });
  }

  it('is logged under its source, until told to stop', () => {
    const uninstall = tab.installErrorLog();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken'), message: 'Uncaught' }));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    window.dispatchEvent(rejection(new Error('refused')));
    window.dispatchEvent(rejection('a text'));
    uninstall();
    window.dispatchEvent(rejection('too late'));
    expect(messages()).toEqual([
      'error window.onerror: broken',
      'error window.onerror: Script error.',
      'error unhandledrejection: refused',
      'error unhandledrejection: a text',
    ]);
  });

  it('of a request is not logged twice', async () => {
    const uninstall = tab.installErrorLog();
    const error = await tab.request(sessionsCall, {}).catch((reason: unknown) => reason);
    window.dispatchEvent(rejection(error));
    uninstall();
    expect(messages()).toEqual(['error data request exception']);
  });
});
