// @vitest-environment jsdom
import { profileCall } from '@atrium/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  openTab,
  provideWebLocks,
  removeCookies,
  removeWebLocks,
  setCookies,
  type Tab,
} from '../testing/open-tab.ts';
import { call, data, setUpSessionTab, until } from './session-tab.fixture.ts';

const fixture = setUpSessionTab();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Returns a list to which the reason of each end of the tab's session is added. */
function recordEnds(browserTab: Tab): unknown[] {
  const seen: unknown[] = [];
  browserTab.appStore.sub(browserTab.sessionEndAtom, () =>
    seen.push(browserTab.appStore.get(browserTab.sessionEndAtom)?.reason),
  );
  return seen;
}

/** Delays responses until `count` of them are due, so that all callers receive them at the same time. */
function waitForCallers(count: number): () => Promise<void> {
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
    fixture.server.state.isExpired = true;
    fixture.server.state.beforeRejection = waitForCallers(100);
    const responses = await Promise.all(Array.from({ length: 100 }, () => fixture.tab.request(call, {})));
    expect(responses).toEqual(Array.from({ length: 100 }, () => data));
    expect(fixture.server.state.refreshCount).toBe(1);
    expect(fixture.server.state.tokens.filter((token) => token === 'token-2')).toHaveLength(100);
    expect(fixture.server.state.tokens.filter((token) => token === 'token-3')).toHaveLength(100);
  });

  it('stores the new tokens and the new user info', async () => {
    fixture.server.state.isExpired = true;
    fixture.server.state.access = ['user', 'admin'];
    await fixture.tab.request(call, {});
    expect(document.cookie).toContain('test-token=token-3');
    expect(document.cookie).toContain('test-refreshToken=refresh-3');
    expect(fixture.tab.appStore.get(fixture.tab.sessionAtom)).toMatchObject({
      token: 'token-3',
      refreshToken: 'refresh-3',
    });
    expect(fixture.tab.appStore.get(fixture.tab.userInfoAtom)?.access).toEqual(['user', 'admin']);
  });

  it('is the only reason to send a request twice: a network error is not', async () => {
    fixture.server.state.respond = () => ({ status: 307, headers: { Location: '/elsewhere' } });
    await expect(fixture.tab.request(call, {})).rejects.toMatchObject({ kind: 'offline' });
    expect([fixture.server.state.tokens.length, fixture.server.state.refreshCount]).toEqual([1, 0]);
  });

  it('is not refreshed a second time for a request that was sent with the old token', async () => {
    fixture.server.state.isExpired = true;
    let release = (): void => undefined;
    fixture.server.state.beforeRejection = () => new Promise((resolve) => (release = resolve));
    const late = fixture.tab.request(call, {});
    await until(() => fixture.server.state.tokens.length === 1);
    fixture.server.state.beforeRejection = async () => undefined;
    expect(await fixture.tab.request(call, {})).toEqual(data);
    release();
    expect(await late).toEqual(data);
    expect(fixture.server.state.refreshCount).toBe(1);
  });

  it.each([
    ['Web Locks', provideWebLocks],
    ['a lock by storage', removeWebLocks],
  ])('is refreshed once for 8 browser tabs with %s', { timeout: 60_000 }, async (_name, prepare) => {
    prepare();
    const tabs = [fixture.tab];
    while (tabs.length < 8) tabs.push(await openTab(fixture.server.url));
    fixture.server.state.isExpired = true;
    fixture.server.state.beforeRejection = waitForCallers(16);
    const responses = await Promise.all(
      tabs.flatMap((browserTab) => [browserTab.request(call, {}), browserTab.request(call, {})]),
    );
    expect(responses).toEqual(Array.from({ length: 16 }, () => data));
    expect(fixture.server.state.refreshCount).toBe(1);
    await until(() =>
      tabs.every((browserTab) => browserTab.appStore.get(browserTab.sessionAtom)?.token === 'token-3'),
    );
  });

  it('is not refreshed if the browser stores the next token and the page has an outdated copy', async () => {
    fixture.server.state.isExpired = true;
    const session = fixture.tab.appStore.get(fixture.tab.sessionAtom);
    await fixture.tab.request(call, {});
    const next = fixture.tab.appStore.get(fixture.tab.sessionAtom);
    const list = Object.entries(next ?? {}).map(([field, value]) => ({ name: `test-${field}`, value }));
    vi.stubGlobal('cookieStore', { getAll: async () => list });
    setCookies(session?.uuid ?? '', session);
    expect(await fixture.tab.request(call, {})).toEqual(data);
    expect(fixture.server.state.refreshCount).toBe(1);
  });

  it('is refreshed even if the first response was lost', async () => {
    fixture.server.state.isExpired = true;
    let isLost = true;
    fixture.server.state.refreshReply = () => {
      if (!isLost) return undefined;
      isLost = false;
      return { raw: 'garbage' };
    };
    expect(await fixture.tab.request(call, {})).toEqual(data);
    expect(fixture.server.state.refreshCount).toBe(2);
  });
});

describe('a session', () => {
  it('ends once if the new token is rejected too', async () => {
    fixture.server.state.isExpired = true;
    fixture.server.state.rejectsRefreshed = true;
    const seen = recordEnds(fixture.tab);
    const failures = await Promise.allSettled(
      Array.from({ length: 100 }, () => fixture.tab.request(call, {})),
    );
    expect(failures.every((failure) => failure.status === 'rejected')).toBe(true);
    expect(fixture.server.state.refreshCount).toBe(1);
    expect(seen).toEqual(['rejected']);
    expect(document.cookie).not.toContain('token');
    expect(fixture.tab.appStore.get(fixture.tab.sessionAtom)).toBeUndefined();
    expect(fixture.tab.appStore.get(fixture.tab.userInfoAtom)).toBeUndefined();
    expect(fixture.tab.appStore.get(fixture.tab.requestErrorAtom)).toBeUndefined();
  });

  it.each([
    ['status 400', { status: 400 }],
    ['status 401', { status: 401 }],
    ['status 403', { status: 403 }],
    ['a business code', { json: { code: 2001, msg: 'no' } }],
  ])('ends once if the refresh is rejected by %s', async (_name, rejection) => {
    fixture.server.state.isExpired = true;
    fixture.server.state.refreshReply = () => rejection;
    const seen = recordEnds(fixture.tab);
    await Promise.allSettled(Array.from({ length: 10 }, () => fixture.tab.request(call, {})));
    expect(seen).toEqual(['rejected']);
    expect(fixture.server.state.refreshCount).toBe(1);
    expect(fixture.tab.appStore.get(fixture.tab.isSignedInAtom)).toBe(false);
  });

  it.each([
    ['returns 500', { status: 500 }],
    ['returns 503', { status: 503 }],
    ['returns garbage', { raw: 'garbage' }],
    ['returns a truncated response', { raw: 'garbage', truncateAfter: 3 }],
  ])('does not end if the refresh %s', async (_name, response) => {
    fixture.server.state.isExpired = true;
    fixture.server.state.refreshReply = () => response;
    const seen = recordEnds(fixture.tab);
    await expect(fixture.tab.request(call, {})).rejects.toThrow();
    expect(seen).toEqual([]);
    expect(fixture.tab.appStore.get(fixture.tab.isSignedInAtom)).toBe(true);
    fixture.server.state.refreshReply = () => undefined;
    expect(await fixture.tab.request(call, {})).toEqual(data);
  });

  it('does not end if the server is down', async () => {
    await fixture.server.close();
    await expect(fixture.tab.request(call, {})).rejects.toMatchObject({ kind: 'offline' });
    expect(fixture.tab.appStore.get(fixture.tab.isSignedInAtom)).toBe(true);
  });

  it('stays signed out if the user signs out during the refresh', async () => {
    fixture.server.state.isExpired = true;
    fixture.server.state.refreshReply = () => {
      removeCookies();
      return undefined;
    };
    await expect(fixture.tab.request(call, {})).rejects.toMatchObject({ status: 401 });
    expect(document.cookie).not.toContain('token');
    expect(fixture.tab.appStore.get(fixture.tab.sessionAtom)).toBeUndefined();
  });

  it('reads changed roles when access is denied', async () => {
    fixture.server.state.respond = ({ path }) =>
      path === profileCall.path
        ? { json: { code: 0, data: { name: 'Ann', avatar: '', access: ['admin'] } } }
        : { status: 403 };
    await expect(fixture.tab.request(call, {})).rejects.toMatchObject({ status: 403 });
    await until(() => fixture.tab.appStore.get(fixture.tab.userInfoAtom)?.access.includes('admin') === true);
  });

  it('reads the roles once if a response has a changed access list', async () => {
    const profiles = vi.fn(() => ({ name: 'Ann', avatar: '', access: ['user', 'audit'] }));
    fixture.server.state.respond = ({ path }) => ({
      headers: { 'X-Access': 'user audit', 'Access-Control-Expose-Headers': 'X-Access' },
      json: { code: 0, data: path === profileCall.path ? profiles() : data },
    });
    await Promise.all([fixture.tab.request(call, {}), fixture.tab.request(call, {})]);
    await until(() => fixture.tab.appStore.get(fixture.tab.userInfoAtom)?.access.includes('audit') === true);
    await fixture.tab.request(call, {});
    expect(profiles).toHaveBeenCalledOnce();
  });
});
