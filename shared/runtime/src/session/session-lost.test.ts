// @vitest-environment jsdom
import { logoutCall } from '@atrium/contract';
import { describe, expect, it, vi } from 'vitest';
import { openTab, setCookies, type Tab } from '../testing/open-tab.ts';
import { call, data, sessionTab, signIn, until } from './session-tab.fixture.ts';

const here = sessionTab();

function makeDirty(one: Tab): void {
  one.appStore.set(one.setPaneDirtyAtom, 'pane', true);
}

describe('a session lost with unsaved work', () => {
  it('makes requests wait, and repeats them once the user is back', async () => {
    makeDirty(here.tab);
    here.server.state.isExpired = true;
    here.server.state.refreshReply = () => ({ status: 401 });
    const waiting = [here.tab.request(call, {}), here.tab.request(call, {})];
    await until(() => here.tab.appStore.get(here.tab.sessionEndedAtom) !== undefined);
    expect(here.tab.appStore.get(here.tab.sessionEndedAtom)).toMatchObject({
      account: 'ann',
      isResumable: true,
    });
    expect(here.tab.appStore.get(here.tab.sessionAtom)).toBeUndefined();
    waiting.push(here.tab.request(call, {}));
    await expect(here.tab.appStore.set(here.tab.resumeSessionAtom, 'wrong')).rejects.toMatchObject({
      code: 2001,
    });
    await here.tab.appStore.set(here.tab.resumeSessionAtom, 'right password');
    expect(await Promise.all(waiting)).toEqual([data, data, data]);
    expect(here.tab.appStore.get(here.tab.sessionEndedAtom)).toBeUndefined();
    expect(here.tab.appStore.get(here.tab.isSignedInAtom)).toBe(true);
    expect(here.server.state.tokens).not.toContain(undefined);
  });

  it('is remembered as before once the user is back', async () => {
    await here.tab.appStore.set(here.tab.signInAtom, {
      account: 'ann',
      password: 'right password',
      remember: false,
    });
    makeDirty(here.tab);
    here.server.state.isExpired = true;
    here.server.state.refreshReply = () => ({ status: 401 });
    const waiting = here.tab.request(call, {});
    await until(() => here.tab.appStore.get(here.tab.sessionEndedAtom) !== undefined);
    const write = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text);
      write?.call(document, text);
    });
    await here.tab.appStore.set(here.tab.resumeSessionAtom, 'right password');
    expect(await waiting).toEqual(data);
    expect(written).toHaveLength(3);
    expect(written.join()).not.toMatch(/expires|max-age/i);
  });

  it.each([
    ['gives up', async () => here.tab.appStore.set(here.tab.abandonSessionAtom)],
    ['signs out', () => here.tab.appStore.set(here.tab.signOutAtom)],
  ])('fails the waiting requests if the user %s', async (_what, leave) => {
    makeDirty(here.tab);
    here.server.state.isExpired = true;
    here.server.state.rejectsRenewed = true;
    const waiting = here.tab.request(call, {});
    await until(() => here.tab.appStore.get(here.tab.sessionEndedAtom) !== undefined);
    await leave();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
  });

  it('drops a waiting request that its caller aborts', async () => {
    makeDirty(here.tab);
    here.server.state.isExpired = true;
    here.server.state.rejectsRenewed = true;
    const controller = new AbortController();
    const waiting = here.tab.request(call, {}, { signal: controller.signal });
    await until(() => here.tab.appStore.get(here.tab.sessionEndedAtom) !== undefined);
    controller.abort();
    await expect(waiting).rejects.toBe(controller.signal.reason);
  });

  it('continues when the user signs in again in another browser tab', async () => {
    makeDirty(here.tab);
    here.server.state.isExpired = true;
    here.server.state.rejectsRenewed = true;
    const waiting = here.tab.request(call, {});
    await until(() => here.tab.appStore.get(here.tab.sessionEndedAtom) !== undefined);
    const other = await openTab(here.server.url);
    await signIn(other);
    expect(await waiting).toEqual(data);
  });
});

describe('a request of one user', () => {
  const OTHER_USER = '5d0c2b1a-7e8f-4a3b-9c4d-6e5f70819233';

  it('is not sent as another user who signs in while it waits', async () => {
    makeDirty(here.tab);
    here.server.state.isExpired = true;
    here.server.state.rejectsRenewed = true;
    const waiting = here.tab.request(call, {});
    await until(() => here.tab.appStore.get(here.tab.sessionEndedAtom) !== undefined);
    here.server.state.uuid = OTHER_USER;
    await signIn(await openTab(here.server.url));
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    expect(here.server.state.tokens).toEqual(['token-2', 'token-3']);
  });

  it('is not sent as another user who has signed in when its token is rejected', async () => {
    here.server.state.isExpired = true;
    here.server.state.beforeRejection = async () => setCookies(OTHER_USER);
    await expect(here.tab.request(call, {})).rejects.toMatchObject({ status: 401 });
    expect([here.server.state.tokens, here.server.state.refreshes]).toEqual([['token-2'], 0]);
  });
});

describe('signing out', () => {
  it('notifies the server even with an expired token', async () => {
    here.server.state.isExpired = true;
    await here.tab.appStore.set(here.tab.signOutAtom);
    expect(here.server.state.logouts).toBe(1);
    expect(here.server.state.refreshes).toBe(1);
    expect(here.tab.appStore.get(here.tab.sessionAtom)).toBeUndefined();
  });

  it('works without the server', async () => {
    await here.server.close();
    await here.tab.appStore.set(here.tab.signOutAtom);
    expect(document.cookie).not.toContain('token');
    expect(here.tab.appStore.get(here.tab.sessionEndedAtom)).toBeUndefined();
  });

  it('fails requests in progress without a toast', async () => {
    let release = (): void => undefined;
    here.server.state.respond = ({ path }) =>
      path === logoutCall.path
        ? { json: { code: 0, data: { done: true } } }
        : new Promise((resolve) => {
            release = () => resolve({ status: 401 });
          });
    const late = here.tab.request(call, {}).catch((error: unknown) => error);
    await until(() => here.server.state.tokens.length > 0);
    await here.tab.appStore.set(here.tab.signOutAtom);
    release();
    expect(await late).toMatchObject({ status: 401 });
    expect(here.tab.appStore.get(here.tab.requestErrorAtom)).toBeUndefined();
    expect(here.tab.appStore.get(here.tab.sessionEndedAtom)).toBeUndefined();
  });
});
