// @vitest-environment jsdom
import { logoutCall, profileCall, sessionsCall } from '@atrium/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeTabs,
  openTab,
  provideWebLocks,
  removeCookies,
  setCookies,
  type Tab,
  withdrawWebLocks,
} from '../testing/open-tab.ts';
import { type SessionServer, startSessionServer } from '../testing/session-server.ts';

const call = sessionsCall;
const data = { list: [], currentId: '0b9f4c1e-6d0a-4c38-9a53-0d1b4a6f7e21' };

let server: SessionServer;
let tab: Tab;

beforeEach(async () => {
  provideWebLocks();
  server = await startSessionServer();
  server.state.answer = () => ({ json: { code: 0, data } });
  tab = await openTab(server.url);
  await signIn(tab);
});

afterEach(async () => {
  closeTabs();
  await server.close();
});

async function signIn(one: Tab): Promise<void> {
  await one.appStore.set(one.signInAtom, { account: 'ann', password: 'right password', remember: true });
}

function ends(one: Tab): unknown[] {
  const seen: unknown[] = [];
  one.appStore.sub(one.sessionEndedAtom, () => seen.push(one.appStore.get(one.sessionEndedAtom)?.reason));
  return seen;
}

function until(holds: () => boolean): Promise<void> {
  return expect.poll(holds, { timeout: 20_000, interval: 10 }).toBe(true);
}

/** Holds answers back until so many are due, so that all learn of it at the same moment. */
function togetherWith(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let due = 0;
  return () => {
    due += 1;
    if (due === count) resolve();
    return promise;
  };
}

function makeDirty(one: Tab): void {
  one.appStore.set(one.markPaneAtom, 'pane', true);
}

describe('an expired token', () => {
  it('is refreshed once for 100 requests at the same time, each repeated once', async () => {
    server.state.isExpired = true;
    server.state.beforeRefusal = togetherWith(100);
    const answers = await Promise.all(Array.from({ length: 100 }, () => tab.request(call, {})));
    expect(answers).toEqual(Array.from({ length: 100 }, () => data));
    expect(server.state.refreshes).toBe(1);
    expect(server.state.tokens.filter((token) => token === 'token-2')).toHaveLength(100);
    expect(server.state.tokens.filter((token) => token === 'token-3')).toHaveLength(100);
  });

  it('saves the new tokens and the new user info', async () => {
    server.state.isExpired = true;
    server.state.access = ['user', 'admin'];
    await tab.request(call, {});
    expect(document.cookie).toContain('test-token=token-3');
    expect(document.cookie).toContain('test-refreshToken=refresh-3');
    expect(tab.appStore.get(tab.sessionAtom)).toMatchObject({ token: 'token-3', refreshToken: 'refresh-3' });
    expect(tab.appStore.get(tab.userInfoAtom)?.access).toEqual(['user', 'admin']);
  });

  it('that a request learns of late is not refreshed again', async () => {
    server.state.isExpired = true;
    let release = (): void => undefined;
    server.state.beforeRefusal = () => new Promise((resolve) => (release = resolve));
    const late = tab.request(call, {});
    await until(() => server.state.tokens.length === 1);
    server.state.beforeRefusal = async () => undefined;
    expect(await tab.request(call, {})).toEqual(data);
    release();
    expect(await late).toEqual(data);
    expect(server.state.refreshes).toBe(1);
  });

  it.each([
    ['Web Locks', provideWebLocks],
    ['a lock by storage', withdrawWebLocks],
  ])('is refreshed once for 8 browser tabs by %s', { timeout: 60_000 }, async (_name, prepare) => {
    prepare();
    const tabs = [tab];
    while (tabs.length < 8) tabs.push(await openTab(server.url));
    server.state.isExpired = true;
    server.state.beforeRefusal = togetherWith(16);
    const answers = await Promise.all(tabs.flatMap((one) => [one.request(call, {}), one.request(call, {})]));
    expect(answers).toEqual(Array.from({ length: 16 }, () => data));
    expect(server.state.refreshes).toBe(1);
    await until(() => tabs.every((one) => one.appStore.get(one.sessionAtom)?.token === 'token-3'));
  });

  it('is refreshed although the first answer was lost on the way', async () => {
    server.state.isExpired = true;
    let isLost = true;
    server.state.refreshReply = () => {
      if (!isLost) return undefined;
      isLost = false;
      return { raw: 'garbage' };
    };
    expect(await tab.request(call, {})).toEqual(data);
    expect(server.state.refreshes).toBe(2);
  });
});

describe('a session', () => {
  it('ends once when the new token is refused too', async () => {
    server.state.isExpired = true;
    server.state.refusesRenewed = true;
    const seen = ends(tab);
    const failures = await Promise.allSettled(Array.from({ length: 100 }, () => tab.request(call, {})));
    expect(failures.every((failure) => failure.status === 'rejected')).toBe(true);
    expect(server.state.refreshes).toBe(1);
    expect(seen).toEqual(['refused']);
    expect(document.cookie).not.toContain('token');
    expect(tab.appStore.get(tab.sessionAtom)).toBeUndefined();
    expect(tab.appStore.get(tab.userInfoAtom)).toBeUndefined();
    expect(tab.appStore.get(tab.requestErrorAtom)).toBeUndefined();
  });

  it.each([
    ['status 400', { status: 400 }],
    ['status 401', { status: 401 }],
    ['status 403', { status: 403 }],
    ['a business code', { json: { code: 2001, msg: 'no' } }],
  ])('ends once when the refresh is refused by %s', async (_name, refusal) => {
    server.state.isExpired = true;
    server.state.refreshReply = () => refusal;
    const seen = ends(tab);
    await Promise.allSettled(Array.from({ length: 10 }, () => tab.request(call, {})));
    expect(seen).toEqual(['refused']);
    expect(server.state.refreshes).toBe(1);
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(false);
  });

  it.each([
    ['is answered with 500', { status: 500 }],
    ['is answered with 503', { status: 503 }],
    ['is answered with garbage', { raw: 'garbage' }],
    ['is cut', { raw: 'garbage', cutAfter: 3 }],
  ])('does not end when the refresh %s', async (_name, fault) => {
    server.state.isExpired = true;
    server.state.refreshReply = () => fault;
    const seen = ends(tab);
    await expect(tab.request(call, {})).rejects.toThrow();
    expect(seen).toEqual([]);
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(true);
    server.state.refreshReply = () => undefined;
    expect(await tab.request(call, {})).toEqual(data);
  });

  it('does not end when the server is gone', async () => {
    await server.close();
    await expect(tab.request(call, {})).rejects.toMatchObject({ kind: 'offline' });
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(true);
  });

  it('that was signed out during the refresh stays signed out', async () => {
    server.state.isExpired = true;
    server.state.refreshReply = () => {
      removeCookies();
      return undefined;
    };
    await expect(tab.request(call, {})).rejects.toMatchObject({ status: 401 });
    expect(document.cookie).not.toContain('token');
    expect(tab.appStore.get(tab.sessionAtom)).toBeUndefined();
  });

  it('learns of changed roles when access is refused', async () => {
    server.state.answer = ({ path }) =>
      path === profileCall.path
        ? { json: { code: 0, data: { name: 'Ann', avatar: '', access: ['admin'] } } }
        : { status: 403 };
    await expect(tab.request(call, {})).rejects.toMatchObject({ status: 403 });
    await until(() => tab.appStore.get(tab.userInfoAtom)?.access.includes('admin') === true);
  });
});

describe('a session lost while work is unsaved', () => {
  it('keeps requests waiting, and repeats them once the person is back', async () => {
    makeDirty(tab);
    server.state.isExpired = true;
    server.state.refreshReply = () => ({ status: 401 });
    const waiting = [tab.request(call, {}), tab.request(call, {})];
    await until(() => tab.appStore.get(tab.sessionEndedAtom) !== undefined);
    expect(tab.appStore.get(tab.sessionEndedAtom)).toMatchObject({ account: 'ann', isResumable: true });
    expect(tab.appStore.get(tab.sessionAtom)).toBeUndefined();
    waiting.push(tab.request(call, {}));
    await expect(tab.appStore.set(tab.resumeSessionAtom, 'wrong')).rejects.toMatchObject({ code: 2001 });
    await tab.appStore.set(tab.resumeSessionAtom, 'right password');
    expect(await Promise.all(waiting)).toEqual([data, data, data]);
    expect(tab.appStore.get(tab.sessionEndedAtom)).toBeUndefined();
    expect(tab.appStore.get(tab.isSignedInAtom)).toBe(true);
    expect(server.state.tokens).not.toContain(undefined);
  });

  it('is remembered as before once the person is back', async () => {
    await tab.appStore.set(tab.signInAtom, { account: 'ann', password: 'right password', remember: false });
    makeDirty(tab);
    server.state.isExpired = true;
    server.state.refreshReply = () => ({ status: 401 });
    const waiting = tab.request(call, {});
    await until(() => tab.appStore.get(tab.sessionEndedAtom) !== undefined);
    const write = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text);
      write?.call(document, text);
    });
    await tab.appStore.set(tab.resumeSessionAtom, 'right password');
    expect(await waiting).toEqual(data);
    expect(written).toHaveLength(3);
    expect(written.join()).not.toMatch(/expires|max-age/i);
  });

  it.each([
    ['gives up', async () => tab.appStore.set(tab.abandonSessionAtom)],
    ['signs out', () => tab.appStore.set(tab.signOutAtom)],
  ])('fails the waiting requests when the person %s', async (_what, leave) => {
    makeDirty(tab);
    server.state.isExpired = true;
    server.state.refusesRenewed = true;
    const waiting = tab.request(call, {});
    await until(() => tab.appStore.get(tab.sessionEndedAtom) !== undefined);
    await leave();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
  });

  it('lets go of a waiting request that its caller aborts', async () => {
    makeDirty(tab);
    server.state.isExpired = true;
    server.state.refusesRenewed = true;
    const controller = new AbortController();
    const waiting = tab.request(call, {}, { signal: controller.signal });
    await until(() => tab.appStore.get(tab.sessionEndedAtom) !== undefined);
    controller.abort();
    await expect(waiting).rejects.toBe(controller.signal.reason);
  });

  it('goes on when the person signs in again in another browser tab', async () => {
    makeDirty(tab);
    server.state.isExpired = true;
    server.state.refusesRenewed = true;
    const waiting = tab.request(call, {});
    await until(() => tab.appStore.get(tab.sessionEndedAtom) !== undefined);
    const other = await openTab(server.url);
    await signIn(other);
    expect(await waiting).toEqual(data);
  });
});

describe('a request of one person', () => {
  const SOMEBODY_ELSE = '5d0c2b1a-7e8f-4a3b-9c4d-6e5f70819233';

  it('is not made in the name of another who signs in while it waits', async () => {
    makeDirty(tab);
    server.state.isExpired = true;
    server.state.refusesRenewed = true;
    const waiting = tab.request(call, {});
    await until(() => tab.appStore.get(tab.sessionEndedAtom) !== undefined);
    server.state.uuid = SOMEBODY_ELSE;
    await signIn(await openTab(server.url));
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    expect(server.state.tokens).toEqual(['token-2', 'token-3']);
  });

  it('is not made in the name of another who has signed in when its token is refused', async () => {
    server.state.isExpired = true;
    server.state.beforeRefusal = async () => setCookies(SOMEBODY_ELSE);
    await expect(tab.request(call, {})).rejects.toMatchObject({ status: 401 });
    expect([server.state.tokens, server.state.refreshes]).toEqual([['token-2'], 0]);
  });
});

describe('signing out', () => {
  it('tells the server even when the token has run out', async () => {
    server.state.isExpired = true;
    await tab.appStore.set(tab.signOutAtom);
    expect(server.state.logouts).toBe(1);
    expect(server.state.refreshes).toBe(1);
    expect(tab.appStore.get(tab.sessionAtom)).toBeUndefined();
  });

  it('works without the server', async () => {
    await server.close();
    await tab.appStore.set(tab.signOutAtom);
    expect(document.cookie).not.toContain('token');
    expect(tab.appStore.get(tab.sessionEndedAtom)).toBeUndefined();
  });

  it('fails what is on its way without a popup', async () => {
    let release = (): void => undefined;
    server.state.answer = ({ path }) =>
      path === logoutCall.path
        ? { json: { code: 0, data: { done: true } } }
        : new Promise((resolve) => {
            release = () => resolve({ status: 401 });
          });
    const late = tab.request(call, {}).catch((error: unknown) => error);
    await until(() => server.state.tokens.length > 0);
    await tab.appStore.set(tab.signOutAtom);
    release();
    expect(await late).toMatchObject({ status: 401 });
    expect(tab.appStore.get(tab.requestErrorAtom)).toBeUndefined();
    expect(tab.appStore.get(tab.sessionEndedAtom)).toBeUndefined();
  });
});
