// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { number, object, string } from 'zod/mini';
import { closeTabs, openTab, setCookies, type Tab } from '../testing/open-tab.ts';
import { USER_ID } from '../testing/session-server.ts';

const schema = object({ size: number() });
let tab: Tab;

beforeEach(async () => {
  tab = await openTab('http://127.0.0.1:9');
});

afterEach(closeTabs);

function signInAs(uuid: string): void {
  setCookies(uuid);
  window.dispatchEvent(new Event('focus'));
}

describe('a stored value', () => {
  it('uses the prefix, the anonymous user and its key while no user is signed in', () => {
    tab.writeStored('user', 'panel', schema, { size: 3 });
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:panel')).toBe('{"size":3}');
    expect(tab.readStored('user', 'panel', schema)).toEqual({ size: 3 });
  });

  it('belongs to one user', () => {
    tab.writeStored('user', 'panel', schema, { size: 3 });
    signInAs(USER_ID);
    expect(tab.readStored('user', 'panel', schema)).toBeUndefined();
    tab.writeStored('user', 'panel', schema, { size: 4 });
    expect(localStorage.getItem(`admin-plus-test:${USER_ID}:panel`)).toBe('{"size":4}');
  });

  it('is shared by all users if public', () => {
    tab.writeStored('public', 'panel', schema, { size: 3 });
    signInAs(USER_ID);
    expect(tab.readStored('public', 'panel', schema)).toEqual({ size: 3 });
    expect(localStorage.getItem('admin-plus-test:public:panel')).toBe('{"size":3}');
  });

  it('does not exist after removal', () => {
    tab.writeStored('user', 'panel', schema, { size: 3 });
    tab.writeStored('user', 'panel', schema, undefined);
    expect(tab.readStored('user', 'panel', schema)).toBeUndefined();
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:panel')).toBeNull();
  });

  it.each(['', '{', 'null', '{"size":"big"}', '\u0000'])('is ignored if it is corrupt (%j)', (text) => {
    localStorage.setItem('admin-plus-test:ghost-uuid:panel', text);
    expect(tab.readStored('user', 'panel', schema)).toBeUndefined();
  });

  it('stays in memory if storage is full, and no older value returns', () => {
    tab.writeStored('user', 'panel', schema, { size: 3 });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.writeStored('user', 'panel', schema, { size: 4 });
    expect(tab.readStored('user', 'panel', schema)).toEqual({ size: 4 });
    expect(localStorage.getItem('admin-plus-test:ghost-uuid:panel')).toBeNull();
  });

  it('stays in memory if storage is disabled', () => {
    const access = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    tab.writeStored('user', 'panel', schema, { size: 4 });
    expect(tab.readStored('user', 'panel', schema)).toEqual({ size: 4 });
    access.mockRestore();
    expect(localStorage.length).toBe(0);
  });
});

describe('a stored atom', () => {
  it('follows the writes of another browser tab, and ignores other keys', () => {
    const nameAtom = tab.storedAtom({ scope: 'user', key: 'name', schema: string(), initial: 'none' });
    const seen: string[] = [];
    tab.appStore.sub(nameAtom, () => seen.push(tab.appStore.get(nameAtom)));
    window.dispatchEvent(new StorageEvent('storage', { key: 'elsewhere', newValue: '"x"' }));
    const key = 'admin-plus-test:ghost-uuid:name';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '"theirs"' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(seen).toEqual(['theirs', 'none']);
  });

  it('follows the signed-in user, and starts from the choice of the anonymous user only if inherited', () => {
    const separateAtom = tab.storedAtom({
      scope: 'user',
      key: 'separate',
      schema: string(),
      initial: 'none',
    });
    const options = { scope: 'user', key: 'inherited', schema: string(), initial: 'none' } as const;
    const inheritedAtom = tab.storedAtom({ ...options, isInherited: true });
    tab.appStore.set(separateAtom, 'ghost');
    tab.appStore.set(inheritedAtom, 'ghost');
    signInAs(USER_ID);
    expect(tab.appStore.get(separateAtom)).toBe('none');
    expect(tab.appStore.get(inheritedAtom)).toBe('ghost');
    tab.appStore.set(inheritedAtom, 'mine');
    expect(tab.appStore.get(inheritedAtom)).toBe('mine');
  });
});
