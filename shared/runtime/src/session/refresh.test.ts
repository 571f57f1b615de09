// @vitest-environment jsdom
import { profileCall } from '@atrium/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  openTab,
  provideWebLocks,
  removeCookies,
  setCookies,
  type Tab,
  withdrawWebLocks,
} from '../testing/open-tab.ts';
import { call, data, sessionTab, until } from './session-tab.fixture.ts';

const here = sessionTab();

afterEach(() => {
  vi.unstubAllGlobals();
});

function ends(one: Tab): unknown[] {
  const seen: unknown[] = [];
  one.appStore.sub(one.sessionEndedAtom, () => seen.push(one.appStore.get(one.sessionEndedAtom)?.reason));
  return seen;
}

/** Delays responses until `count` of them are due, so that all callers receive them at the same moment. */
function togetherWith(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let due = 0;
  return () => {
    due += 1;
    if (due === count) resolve();
    return promise;
  };
}

describe('an expired token', () => {
  it('is refreshed once for 100 parallel requests, and each request is repeated once', async () => {
    here.server.state.isExpired = true;
    here.server.state.beforeRejection = togetherWith(100);
    const responses = await Promise.all(Array.from({ length: 100 }, () => here.tab.request(call, {})));
    expect(responses).toEqual(Array.from({ length: 100 }, () => data));
    expect(here.server.state.refreshes).toBe(1);
    expect(here.server.state.tokens.filter((token) => token === 'token-2')).toHaveLength(100);
    expect(here.server.state.tokens.filter((token) => token === 'token-3')).toHaveLength(100);
  });

  it('stores the new tokens and the new user info', async () => {
    here.server.state.isExpired = true;
    here.server.state.access = ['user', 'admin'];
    await here.tab.request(call, {});
    expect(document.cookie).toContain('test-token=token-3');
    expect(document.cookie).toContain('test-refreshToken=refresh-3');
    expect(here.tab.appStore.get(here.tab.sessionAtom)).toMatchObject({
      token: 'token-3',
      refreshToken: 'refresh-3',
    });
    expect(here.tab.appStore.get(here.tab.userInfoAtom)?.access).toEqual(['user', 'admin']);
  });

  it('is the only reason to send a request twice: a network error is not', async () => {
    here.server.state.respond = () => ({ status: 307, headers: { Location: '/elsewhere' } });
    await expect(here.tab.request(call, {})).rejects.toMatchObject({ kind: 'offline' });
    expect([here.server.state.tokens.length, here.server.state.refreshes]).toEqual([1, 0]);
  });

  it('is not refreshed a second time for a request that was sent with the old token', async () => {
    here.server.state.isExpired = true;
    let release = (): void => undefined;
    here.server.state.beforeRejection = () => new Promise((resolve) => (release = resolve));
    const late = here.tab.request(call, {});
    await until(() => here.server.state.tokens.length === 1);
    here.server.state.beforeRejection = async () => undefined;
    expect(await here.tab.request(call, {})).toEqual(data);
    release();
    expect(await late).toEqual(data);
    expect(here.server.state.refreshes).toBe(1);
  });

  it.each([
    ['Web Locks', provideWebLocks],
    ['a lock by storage', withdrawWebLocks],
  ])('is refreshed once for 8 browser tabs with %s', { timeout: 60_000 }, async (_name, prepare) => {
    prepare();
    const tabs = [here.tab];
    while (tabs.length < 8) tabs.push(await openTab(here.server.url));
    here.server.state.isExpired = true;
    here.server.state.beforeRejection = togetherWith(16);
    const responses = await Promise.all(
      tabs.flatMap((one) => [one.request(call, {}), one.request(call, {})]),
    );
    expect(responses).toEqual(Array.from({ length: 16 }, () => data));
    expect(here.server.state.refreshes).toBe(1);
    await until(() => tabs.every((one) => one.appStore.get(one.sessionAtom)?.token === 'token-3'));
  });

  it('is not refreshed if the browser knows the next token and the page does not yet', async () => {
    here.server.state.isExpired = true;
    const session = here.tab.appStore.get(here.tab.sessionAtom);
    await here.tab.request(call, {});
    const next = here.tab.appStore.get(here.tab.sessionAtom);
    const list = Object.entries(next ?? {}).map(([field, value]) => ({ name: `test-${field}`, value }));
    vi.stubGlobal('cookieStore', { getAll: async () => list });
    setCookies(session?.uuid ?? '', session);
    expect(await here.tab.request(call, {})).toEqual(data);
    expect(here.server.state.refreshes).toBe(1);
  });

  it('is refreshed even if the first response was lost', async () => {
    here.server.state.isExpired = true;
    let isLost = true;
    here.server.state.refreshReply = () => {
      if (!isLost) return undefined;
      isLost = false;
      return { raw: 'garbage' };
    };
    expect(await here.tab.request(call, {})).toEqual(data);
    expect(here.server.state.refreshes).toBe(2);
  });
});

describe('a session', () => {
  it('ends once if the new token is rejected too', async () => {
    here.server.state.isExpired = true;
    here.server.state.rejectsRenewed = true;
    const seen = ends(here.tab);
    const failures = await Promise.allSettled(Array.from({ length: 100 }, () => here.tab.request(call, {})));
    expect(failures.every((failure) => failure.status === 'rejected')).toBe(true);
    expect(here.server.state.refreshes).toBe(1);
    expect(seen).toEqual(['rejected']);
    expect(document.cookie).not.toContain('token');
    expect(here.tab.appStore.get(here.tab.sessionAtom)).toBeUndefined();
    expect(here.tab.appStore.get(here.tab.userInfoAtom)).toBeUndefined();
    expect(here.tab.appStore.get(here.tab.requestErrorAtom)).toBeUndefined();
  });

  it.each([
    ['status 400', { status: 400 }],
    ['status 401', { status: 401 }],
    ['status 403', { status: 403 }],
    ['a business code', { json: { code: 2001, msg: 'no' } }],
  ])('ends once if the refresh is rejected by %s', async (_name, rejection) => {
    here.server.state.isExpired = true;
    here.server.state.refreshReply = () => rejection;
    const seen = ends(here.tab);
    await Promise.allSettled(Array.from({ length: 10 }, () => here.tab.request(call, {})));
    expect(seen).toEqual(['rejected']);
    expect(here.server.state.refreshes).toBe(1);
    expect(here.tab.appStore.get(here.tab.isSignedInAtom)).toBe(false);
  });

  it.each([
    ['returns 500', { status: 500 }],
    ['returns 503', { status: 503 }],
    ['returns garbage', { raw: 'garbage' }],
    ['is cut off', { raw: 'garbage', cutAfter: 3 }],
  ])('does not end if the refresh %s', async (_name, response) => {
    here.server.state.isExpired = true;
    here.server.state.refreshReply = () => response;
    const seen = ends(here.tab);
    await expect(here.tab.request(call, {})).rejects.toThrow();
    expect(seen).toEqual([]);
    expect(here.tab.appStore.get(here.tab.isSignedInAtom)).toBe(true);
    here.server.state.refreshReply = () => undefined;
    expect(await here.tab.request(call, {})).toEqual(data);
  });

  it('does not end if the server is down', async () => {
    await here.server.close();
    await expect(here.tab.request(call, {})).rejects.toMatchObject({ kind: 'offline' });
    expect(here.tab.appStore.get(here.tab.isSignedInAtom)).toBe(true);
  });

  it('stays signed out if the user signs out during the refresh', async () => {
    here.server.state.isExpired = true;
    here.server.state.refreshReply = () => {
      removeCookies();
      return undefined;
    };
    await expect(here.tab.request(call, {})).rejects.toMatchObject({ status: 401 });
    expect(document.cookie).not.toContain('token');
    expect(here.tab.appStore.get(here.tab.sessionAtom)).toBeUndefined();
  });

  it('learns of changed roles when access is denied', async () => {
    here.server.state.respond = ({ path }) =>
      path === profileCall.path
        ? { json: { code: 0, data: { name: 'Ann', avatar: '', access: ['admin'] } } }
        : { status: 403 };
    await expect(here.tab.request(call, {})).rejects.toMatchObject({ status: 403 });
    await until(() => here.tab.appStore.get(here.tab.userInfoAtom)?.access.includes('admin') === true);
  });

  it('follows a changed access list that a response states, with one request', async () => {
    const profiles = vi.fn(() => ({ name: 'Ann', avatar: '', access: ['user', 'audit'] }));
    here.server.state.respond = ({ path }) => ({
      headers: { 'X-Access': 'user audit', 'Access-Control-Expose-Headers': 'X-Access' },
      json: { code: 0, data: path === profileCall.path ? profiles() : data },
    });
    await Promise.all([here.tab.request(call, {}), here.tab.request(call, {})]);
    await until(() => here.tab.appStore.get(here.tab.userInfoAtom)?.access.includes('audit') === true);
    await here.tab.request(call, {});
    expect(profiles).toHaveBeenCalledOnce();
  });
});
