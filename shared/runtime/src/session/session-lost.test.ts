// @vitest-environment jsdom
import { logoutCall } from '@atrium/contract';
import { describe, expect, it, vi } from 'vitest';
import { openTab, setCookies, type Tab } from '../testing/open-tab.ts';
import { call, data, setUpSessionTab, signIn, until } from './session-tab.fixture.ts';

const fixture = setUpSessionTab();

function makeDirty(browserTab: Tab): void {
  browserTab.appStore.set(browserTab.setPaneDirtyAtom, 'pane', true);
}

describe('a session lost with unsaved work', () => {
  it('makes requests wait, and repeats them after the user signs in again', async () => {
    makeDirty(fixture.tab);
    fixture.server.state.isExpired = true;
    fixture.server.state.refreshReply = () => ({ status: 401 });
    const waiting = [fixture.tab.request(call, {}), fixture.tab.request(call, {})];
    await until(() => fixture.tab.appStore.get(fixture.tab.sessionEndAtom) !== undefined);
    expect(fixture.tab.appStore.get(fixture.tab.sessionEndAtom)).toMatchObject({
      account: 'ann',
      isResumable: true,
    });
    expect(fixture.tab.appStore.get(fixture.tab.sessionAtom)).toBeUndefined();
    waiting.push(fixture.tab.request(call, {}));
    await expect(fixture.tab.appStore.set(fixture.tab.resumeSessionAtom, 'wrong')).rejects.toMatchObject({
      code: 2001,
    });
    await fixture.tab.appStore.set(fixture.tab.resumeSessionAtom, 'right password');
    expect(await Promise.all(waiting)).toEqual([data, data, data]);
    expect(fixture.tab.appStore.get(fixture.tab.sessionEndAtom)).toBeUndefined();
    expect(fixture.tab.appStore.get(fixture.tab.isSignedInAtom)).toBe(true);
    expect(fixture.server.state.tokens).not.toContain(undefined);
  });

  it('is remembered as before after the user signs in again', async () => {
    await fixture.tab.appStore.set(fixture.tab.signInAtom, {
      account: 'ann',
      password: 'right password',
      remember: false,
    });
    makeDirty(fixture.tab);
    fixture.server.state.isExpired = true;
    fixture.server.state.refreshReply = () => ({ status: 401 });
    const waiting = fixture.tab.request(call, {});
    await until(() => fixture.tab.appStore.get(fixture.tab.sessionEndAtom) !== undefined);
    const write = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      written.push(text);
      write?.call(document, text);
    });
    await fixture.tab.appStore.set(fixture.tab.resumeSessionAtom, 'right password');
    expect(await waiting).toEqual(data);
    expect(written).toHaveLength(3);
    expect(written.join()).not.toMatch(/expires|max-age/i);
  });

  it.each([
    ['gives up', async () => fixture.tab.appStore.set(fixture.tab.clearSessionEndAtom)],
    ['signs out', () => fixture.tab.appStore.set(fixture.tab.signOutAtom)],
  ])('fails the waiting requests if the user %s', async (_what, leave) => {
    makeDirty(fixture.tab);
    fixture.server.state.isExpired = true;
    fixture.server.state.rejectsRefreshed = true;
    const waiting = fixture.tab.request(call, {});
    await until(() => fixture.tab.appStore.get(fixture.tab.sessionEndAtom) !== undefined);
    await leave();
    await expect(waiting).rejects.toMatchObject({ status: 401 });
  });

  it('drops a waiting request that its caller aborts', async () => {
    makeDirty(fixture.tab);
    fixture.server.state.isExpired = true;
    fixture.server.state.rejectsRefreshed = true;
    const controller = new AbortController();
    const waiting = fixture.tab.request(call, {}, { signal: controller.signal });
    await until(() => fixture.tab.appStore.get(fixture.tab.sessionEndAtom) !== undefined);
    controller.abort();
    await expect(waiting).rejects.toBe(controller.signal.reason);
  });

  it('continues when the user signs in again in another browser tab', async () => {
    makeDirty(fixture.tab);
    fixture.server.state.isExpired = true;
    fixture.server.state.rejectsRefreshed = true;
    const waiting = fixture.tab.request(call, {});
    await until(() => fixture.tab.appStore.get(fixture.tab.sessionEndAtom) !== undefined);
    const other = await openTab(fixture.server.url);
    await signIn(other);
    expect(await waiting).toEqual(data);
  });
});

describe('a request of one user', () => {
  const OTHER_USER = '5d0c2b1a-7e8f-4a3b-9c4d-6e5f70819233';

  it('is not sent as another user who signs in while it waits', async () => {
    makeDirty(fixture.tab);
    fixture.server.state.isExpired = true;
    fixture.server.state.rejectsRefreshed = true;
    const waiting = fixture.tab.request(call, {});
    await until(() => fixture.tab.appStore.get(fixture.tab.sessionEndAtom) !== undefined);
    fixture.server.state.uuid = OTHER_USER;
    await signIn(await openTab(fixture.server.url));
    await expect(waiting).rejects.toMatchObject({ status: 401 });
    expect(fixture.server.state.tokens).toEqual(['token-2', 'token-3']);
  });

  it('is not sent as another user who has signed in when its token is rejected', async () => {
    fixture.server.state.isExpired = true;
    fixture.server.state.beforeRejection = async () => setCookies(OTHER_USER);
    await expect(fixture.tab.request(call, {})).rejects.toMatchObject({ status: 401 });
    expect([fixture.server.state.tokens, fixture.server.state.refreshCount]).toEqual([['token-2'], 0]);
  });
});

describe('signing out', () => {
  it('notifies the server even with an expired token', async () => {
    fixture.server.state.isExpired = true;
    await fixture.tab.appStore.set(fixture.tab.signOutAtom);
    expect(fixture.server.state.logoutCount).toBe(1);
    expect(fixture.server.state.refreshCount).toBe(1);
    expect(fixture.tab.appStore.get(fixture.tab.sessionAtom)).toBeUndefined();
  });

  it('ends the session in the browser even if the server does not respond', async () => {
    await fixture.server.close();
    await fixture.tab.appStore.set(fixture.tab.signOutAtom);
    expect(document.cookie).not.toContain('token');
    expect(fixture.tab.appStore.get(fixture.tab.sessionEndAtom)).toBeUndefined();
  });

  it('fails requests in progress without a toast', async () => {
    let release = (): void => undefined;
    fixture.server.state.respond = ({ path }) =>
      path === logoutCall.path
        ? { json: { code: 0, data: { done: true } } }
        : new Promise((resolve) => {
            release = () => resolve({ status: 401 });
          });
    const late = fixture.tab.request(call, {}).catch((error: unknown) => error);
    await until(() => fixture.server.state.tokens.length > 0);
    await fixture.tab.appStore.set(fixture.tab.signOutAtom);
    release();
    expect(await late).toMatchObject({ status: 401 });
    expect(fixture.tab.appStore.get(fixture.tab.requestErrorAtom)).toBeUndefined();
    expect(fixture.tab.appStore.get(fixture.tab.sessionEndAtom)).toBeUndefined();
  });
});
